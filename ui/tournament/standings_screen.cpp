// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings_screen.h"

#include "ui/tournament/standings_page.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace sheepshead {

namespace {

using namespace std::chrono_literals;

constexpr double bigStandings = 2; ///< times the usual size
constexpr double sizeStep = 0.1;
constexpr std::chrono::milliseconds pageTime = 10s;
constexpr std::chrono::milliseconds heldTime = 60s;

/// One that the window of the tournament is not on; nothing if there is none.
QScreen* otherScreen(const QWidget* parent)
{
    for (QScreen* const screen : QGuiApplication::screens())
        if (parent && screen != parent->screen())
            return screen;
    return nullptr;
}

} // namespace

StandingsScreen::StandingsScreen(const Tournament& tournament, int round, QWidget* parent)
    : QDialog(parent)
    , title_(new QLabel)
    , table_(new QTreeWidget)
{
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(table_, 1);
    auto* const close = new QShortcut(QKeySequence(Qt::Key_F11), this);
    connect(close, &QShortcut::activated, this, &QDialog::close);
    connect(&pages_, &QTimer::timeout, this, &StandingsScreen::turnPage);
    pages_.start(pageTime);
    if (const QScreen* const screen = otherScreen(parent))
        setGeometry(screen->geometry());
    setWindowState(windowState() | Qt::WindowFullScreen);
    showStandings(tournament, round);
    table_->setFocus();
}

void StandingsScreen::showStandings(const Tournament& tournament, int round)
{
    const int shown = table_->verticalScrollBar()->value();
    const QString name = QString::fromStdString(tournament.name);
    //: the name of a tournament
    const QString title = tr("%1: standings after round %2").arg(name).arg(round);
    setWindowTitle(title);
    title_->setText(title);
    fillStandings(*table_, tournament, round);
    fitWidth();
    table_->verticalScrollBar()->setValue(shown);
}

void StandingsScreen::turnPage()
{
    pages_.start(pageTime);
    QScrollBar& bar = *table_->verticalScrollBar();
    const int row = table_->topLevelItemCount() == 0
        ? 0
        : table_->visualItemRect(table_->topLevelItem(0)).height();
    // The row that was cut off at the bottom is seen whole on the next page.
    bar.setValue(bar.value() == bar.maximum() ? 0 : bar.value() + bar.pageStep() - row);
}

void StandingsScreen::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitWidth();
}

bool StandingsScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Wheel
        || event->type() == QEvent::MouseButtonPress)
        pages_.start(heldTime);
    return QDialog::eventFilter(watched, event);
}

/// As big as the columns allow: a tournament of many rounds has many.
void StandingsScreen::fitWidth()
{
    if (isFitting_)
        return; // a larger title made the window larger
    const QScopedValueRollback fitting(isFitting_, true);
    double size = bigStandings;
    QFont big = font();
    do {
        big.setPointSizeF(font().pointSizeF() * std::max(size, 1.0));
        size -= sizeStep;
    } while (!fitsWith(big) && size > 1 - sizeStep);
    layout()->activate(); // the title may need fewer lines now, or more
}

bool StandingsScreen::fitsWith(const QFont& font)
{
    for (QWidget* const part : { static_cast<QWidget*>(title_), static_cast<QWidget*>(table_),
             static_cast<QWidget*>(table_->header()) })
        part->setFont(font);
    const QAbstractItemView& cells = *table_; // QTreeView hides what this one shows
    int width = table_->verticalScrollBar()->sizeHint().width() + 2 * table_->frameWidth();
    for (int column = 0; column < table_->columnCount(); ++column)
        width +=
            std::max(table_->header()->sectionSizeHint(column), cells.sizeHintForColumn(column));
    return width <= table_->width();
}

} // namespace sheepshead
