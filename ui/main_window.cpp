// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/help/about.h"
#include "ui/help/keys_dialog.h"
#include "ui/sheet_dock.h"
#include "ui/widgets/dialog_commands.h"
#include "ui/widgets/keyboard_home.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/opening_size.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr std::array speedCommands {
    Command::SpeedSlow,
    Command::SpeedNormal,
    Command::SpeedFast,
    Command::SpeedOff,
};

constexpr int leastAside = 240; // pixels
constexpr int mostAside = 340;

QWidget* stacked(QWidget* above, QWidget* below)
{
    auto* const both = new QWidget;
    auto* const column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(above);
    column->addWidget(below, 1);
    return both;
}

QWidget* besideEachOther(QWidget* wide, QWidget* narrow)
{
    auto* const both = new QWidget;
    auto* const row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(wide, 1);
    row->addWidget(narrow, 0, Qt::AlignTop);
    return both;
}

} // namespace

MainWindow::MainWindow(QWidget* table, QWidget* sheet, QWidget* parent)
    : QMainWindow(parent)
    , notices_(new NoticeBar)
    , dock_(new SheetDock(sheet, *this))
    , commands_(new QActionGroup(this))
    , status_(new QLabel)
    , dealMark_(new QToolButton)
{
    setWindowTitle(tr("Sheepshead"));
    setCentralWidget(stacked(notices_, besideEachOther(table, &dock_->tab())));
    commands_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    addMenus();
    connectActions();
    shareWithDialogs();
    statusBar()->addWidget(status_, 1);
    status_->setMinimumWidth(1); // a long line does not widen the window
    dealMark_->setObjectName(QStringLiteral("deal"));
    dealMark_->setAutoRaise(true);
    dealMark_->setFocusPolicy(Qt::NoFocus);
    statusBar()->addPermanentWidget(dealMark_);
    setDealMark({}, {});
    setMinimumSize(640, 480);
    openAtSize(*this, { 1280, 800 });
    new KeyboardHome(*this, *table);
    table->setFocus();
}

void MainWindow::addMenus()
{
    const std::map<Menu, Menu> outerMenus { { Menu::Club, Menu::Game },
        { Menu::BookFiles, Menu::Game }, { Menu::Repeat, Menu::View },
        { Menu::Speed, Menu::View } };
    std::map<Menu, QMenu*> menus;
    const auto menuOf = [&](Menu menu) {
        QMenu*& made = menus[menu];
        const auto around = outerMenus.find(menu);
        if (!made)
            made = around == outerMenus.end() ? menuBar()->addMenu(menuTitle(menu))
                                              : menus[around->second]->addMenu(menuTitle(menu));
        made->setToolTipsVisible(true); // why an entry is not allowed
        return made;
    };
    for (const MenuRow& row : menuTable()) {
        QAction* const action = makeAction(row, this);
        if (row.separatorBefore)
            menuOf(row.menu)->addSeparator();
        menuOf(row.menu)->addAction(action);
        actions_.emplace(row.command, action);
    }
    auto* const speeds = new QActionGroup(this);
    for (const Command command : speedCommands)
        speeds->addAction(&action(command));
    for (const auto& [command, action] : actions_)
        if (command != Command::Quit && command != Command::Handbook
            && action->actionGroup() == nullptr)
            commands_->addAction(action);
}

void MainWindow::connectActions()
{
    connect(&action(Command::Quit), &QAction::triggered, this, &QWidget::close);
    connect(&action(Command::ScoreSheet), &QAction::triggered, dock_, &SheetDock::setOpen);
    connect(dock_, &SheetDock::opened, &action(Command::ScoreSheet), &QAction::setChecked);
    action(Command::ScoreSheet).setChecked(true);
    connect(&action(Command::FullScreen), &QAction::triggered, this, &MainWindow::setFullScreen);
    for (std::size_t i = 0; i < speedCommands.size(); ++i)
        connect(&action(speedCommands[i]), &QAction::triggered, this,
            [this, i] { Q_EMIT speedChosen(static_cast<Speed>(i)); });
    connect(dealMark_, &QToolButton::clicked, &action(Command::HonestDeals), &QAction::trigger);
    connect(&action(Command::Handbook), &QAction::triggered, this, [this] { openHandbook({}); });
    connect(&action(Command::Glossary), &QAction::triggered, this,
        [this] { openHandbook(QStringLiteral("12-glossary.md")); });
    connect(&action(Command::Keys), &QAction::triggered, this, [this] { showKeys(this); });
    connect(&action(Command::Noticing), &QAction::triggered, this, [this] { showNoticing(this); });
    connect(&action(Command::About), &QAction::triggered, this, [this] { showAbout(this); });
    connect(&action(Command::AboutQt), &QAction::triggered, this, [this] { showAboutQt(this); });
}

void MainWindow::shareWithDialogs()
{
    const auto actionsOf = [this](std::initializer_list<Command> commands) {
        QList<QAction*> actions;
        for (const Command command : commands)
            actions << &action(command);
        return actions;
    };
    new DialogCommands(actionsOf({ Command::Quit, Command::Handbook }),
        actionsOf({ Command::Review, Command::EndPractice, Command::Rules, Command::Keys }), this);
}

/// Above the window in front, so that a dialog does not block it.
void MainWindow::openHandbook(const QString& page)
{
    QWidget* const front = QApplication::activeWindow();
    handbook_.open(front != nullptr ? front : this, page);
}

void MainWindow::addAside(QWidget* widget)
{
    asides_.push_back(widget);
    widget->hide();
    auto* const row = qobject_cast<QHBoxLayout*>(dock_->tab().parentWidget()->layout());
    row->insertWidget(1, widget);
    fitAside();
}

void MainWindow::showAside(QWidget* widget, bool shown)
{
    dock_->setGivingWay(shown);
    widget->setVisible(shown);
    allow(
        Command::ScoreSheet, !shown, tr("The lesson or drill is in the place of the score sheet."));
}

/// Enough for a sentence beside the table, and never more than the table can spare.
void MainWindow::fitAside()
{
    for (QWidget* const aside : asides_)
        aside->setFixedWidth(qBound(leastAside, width() * 27 / 100, mostAside));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitAside();
}

void MainWindow::setStatus(const QString& line) { status_->setText(line); }

void MainWindow::fitSheet() { dock_->fit(); }

void MainWindow::setSheetEmpty(bool empty) { dock_->setEmpty(empty); }

void MainWindow::setDealMark(const QString& mark, const QString& meaning)
{
    dealMark_->setText(mark);
    dealMark_->setToolTip(meaning);
    dealMark_->setAccessibleDescription(meaning);
    dealMark_->setVisible(dealIsOnTable_ && !mark.isEmpty());
}

void MainWindow::setDealOnTable(bool onTable)
{
    dealIsOnTable_ = onTable;
    dealMark_->setVisible(onTable && !dealMark_->text().isEmpty());
}

void MainWindow::setSpeed(Speed speed)
{
    action(speedCommands[static_cast<std::size_t>(speed)]).setChecked(true);
}

void MainWindow::restoreLook(const QByteArray& geometry, const QByteArray& state)
{
    restoreGeometry(geometry);
    restoreState(state);
    action(Command::FullScreen).setChecked(isFullScreen());
    action(Command::ScoreSheet).setChecked(!dock_->isHidden());
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

/// Qt blocks mouse and keys of a window behind a dialog, but not a screen reader.
bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked)
        commands_->setEnabled(event->type() == QEvent::WindowUnblocked);
    return QMainWindow::event(event);
}

void MainWindow::allow(Command command, bool allowed, const QString& whyNot)
{
    QString& why = whyNot_[command];
    why = allowed ? QString() : whyNot;
    action(command).setEnabled(allowed);
    action(command).setToolTip(why);
}

/// The keys of an action that is not allowed come here, as those that mean nothing.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const QKeySequence keys(event->keyCombination());
    for (const auto& [command, why] : whyNot_)
        if (!why.isEmpty() && action(command).shortcuts().contains(keys))
            return Q_EMIT refused(why);
    QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (mayClose_ && !mayClose_()) {
        event->ignore();
        return;
    }
    dock_->setGivingWay(false);
    dock_->undoClosing();
    Q_EMIT closed();
    QMainWindow::closeEvent(event);
}

} // namespace sheepshead
