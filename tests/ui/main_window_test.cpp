// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/sheet_dock.h"
#include "ui/widgets/notice_bar.h"

#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sheepshead;

/// A sheet whose content wants `width` pixels.
class SizedSheet : public QWidget {
public:
    int width = 260;
    QSize sizeHint() const override { return { width, 300 }; }
};

namespace {

void collect(const QMenu& menu, QList<QAction*>& found)
{
    for (QAction* const action : menu.actions()) {
        found << action;
        if (action->menu())
            collect(*action->menu(), found);
    }
}

QPushButton* buttonOf(QWidget& parent, const QString& text)
{
    for (auto* const button : parent.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        sheet_ = new SizedSheet;
        window_ = std::make_unique<MainWindow>(new QWidget, sheet_);
        window_->resize(1280, 800);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }

    void every_command_is_in_a_menu()
    {
        QList<QAction*> found;
        for (QAction* const menu : window_->menuBar()->actions())
            collect(*menu->menu(), found);
        for (const MenuRow& row : menuTable())
            QVERIFY2(found.contains(&window_->action(row.command)), row.text);
    }

    void s_puts_the_sheet_away_and_back()
    {
        QVERIFY(dock().isVisible());
        QTest::keyClick(window_.get(), Qt::Key_S);
        QVERIFY(!dock().isVisible());
        QTest::keyClick(window_.get(), Qt::Key_S);
        QVERIFY(dock().isVisible());
    }

    void a_sheet_closed_by_its_own_button_has_no_mark_in_the_menu()
    {
        QVERIFY(window_->action(Command::ScoreSheet).isChecked());
        dock().close();
        QVERIFY(!window_->action(Command::ScoreSheet).isChecked());
    }

    void a_speed_is_announced_and_marked()
    {
        QSignalSpy chosen(window_.get(), &MainWindow::speedChosen);
        window_->action(Command::SpeedFast).trigger();
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.front().front().value<Speed>() == Speed::Fast);
        window_->setSpeed(Speed::Off);
        QVERIFY(window_->action(Command::SpeedOff).isChecked());
        QVERIFY(!window_->action(Command::SpeedFast).isChecked());
        QCOMPARE(chosen.count(), 1);
    }

    void the_status_line_says_what_it_is_told()
    {
        window_->setStatus(QStringLiteral("Ada is to play"));
        const auto labels = window_->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels,
            [](QLabel* label) { return label->text() == QStringLiteral("Ada is to play"); }));
    }

    void the_mark_of_the_deal_opens_the_honest_deals()
    {
        auto* const mark = window_->findChild<QToolButton*>(QStringLiteral("deal"));
        QVERIFY(!mark->isVisible());
        window_->setDealMark(QStringLiteral("Deal 3f9a 41c2…"), QStringLiteral("fixed before"));
        QVERIFY(mark->isVisible());
        QCOMPARE(mark->text(), QStringLiteral("Deal 3f9a 41c2…"));
        QSignalSpy wanted(&window_->action(Command::HonestDeals), &QAction::triggered);
        mark->click();
        QCOMPARE(wanted.count(), 1);
    }

    void the_window_comes_back_as_it_was_left()
    {
        window_->resize(760, 700); // the screen of the tests has 800
        window_->action(Command::ScoreSheet).setChecked(true);
        dock().hide();
        MainWindow next(new QWidget, new QWidget);
        next.restoreLook(window_->saveGeometry(), window_->saveState());
        next.show();
        QCOMPARE(next.size(), QSize(760, 700));
        QVERIFY(!next.findChild<QDockWidget*>()->isVisible());
        QVERIFY(!next.action(Command::ScoreSheet).isChecked());
    }

    void help_opens_without_stopping_the_program_data()
    {
        QTest::addColumn<int>("command");
        QTest::addRow("handbook") << static_cast<int>(Command::Handbook);
        QTest::addRow("glossary") << static_cast<int>(Command::Glossary);
        QTest::addRow("keys") << static_cast<int>(Command::Keys);
        QTest::addRow("about") << static_cast<int>(Command::About);
        QTest::addRow("about Qt") << static_cast<int>(Command::AboutQt);
    }

    void help_opens_without_stopping_the_program()
    {
        QFETCH(int, command);
        window_->action(static_cast<Command>(command)).trigger();
        auto* const dialog = window_->findChild<QDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->close();
        QTRY_VERIFY(!window_->findChild<QDialog*>());
    }

    void quit_is_heard_in_a_dialog_that_closes_off_the_window()
    {
        QDialog dialog(window_.get());
        dialog.open();
        QDialog question(&dialog);
        question.open();
        question.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &question);
        QSignalSpy asked(&window_->action(Command::Rules), &QAction::triggered);
        QTest::keyClick(&question, Qt::Key_R);
        QCOMPARE(asked.count(), 0);
        QTest::keyClick(&question, Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!window_->isVisible());
    }

    void a_window_beside_the_table_hears_the_keys_for_the_others()
    {
        QDialog review(window_.get());
        review.show();
        review.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &review);
        QSignalSpy rules(&window_->action(Command::Rules), &QAction::triggered);
        QTest::keyClick(&review, Qt::Key_R);
        QCOMPARE(rules.count(), 1);
        QSignalSpy hint(&window_->action(Command::Hint), &QAction::triggered);
        QTest::keyClick(&review, Qt::Key_H);
        QCOMPARE(hint.count(), 0); // what is done at the table is done there
        QTest::keyClick(&review, Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!window_->isVisible());
    }

    void a_notice_stays_until_its_offer_is_taken()
    {
        int taken = 0;
        NoticeBar& notices = window_->notices();
        notices.say(QStringLiteral("Welcome"));
        notices.say(
            QStringLiteral("A hand waits."), { { QStringLiteral("Go on"), [&] { ++taken; } } });
        QPushButton* const goOn = buttonOf(notices, QStringLiteral("Go on"));
        QVERIFY(goOn);
        QTRY_VERIFY(goOn->isVisible());
        goOn->click();
        QCOMPARE(taken, 1);
        QTRY_VERIFY(!buttonOf(notices, QStringLiteral("Go on")));
        QVERIFY(buttonOf(notices, QStringLiteral("Close")));
    }

    void the_sheet_closes_by_itself_where_the_table_would_be_narrow()
    {
        QVERIFY(dock().isVisible());
        window_->resize(SheetDock::leastTable + sheet_->width - 10, 700);
        QTRY_VERIFY(!dock().isVisible());
        QVERIFY(!window_->action(Command::ScoreSheet).isChecked());
        window_->resize(1280, 800);
        QTRY_VERIFY(dock().isVisible());
        QVERIFY(window_->action(Command::ScoreSheet).isChecked());
    }

    /// Eight columns that cannot be narrower than 300 pixels.
    void a_sheet_that_needs_more_than_a_quarter_of_the_window_is_a_tab()
    {
        auto* const tab = window_->findChild<QToolButton*>(QStringLiteral("sheet tab"));
        sheet_->setMinimumWidth(300);
        window_->resize(1190, 800);
        QTRY_VERIFY(!dock().isVisible() && tab->isVisible());
        window_->resize(1280, 800);
        QTRY_VERIFY(dock().isVisible());
        window_->fitSheet();
        QVERIFY(dock().width() <= 1280 / 4);
    }

    void a_sheet_without_a_hand_is_a_tab()
    {
        auto* const tab = window_->findChild<QToolButton*>(QStringLiteral("sheet tab"));
        window_->setSheetEmpty(true);
        QTRY_VERIFY(!dock().isVisible() && tab->isVisible());
        window_->setSheetEmpty(false); // the first hand is written
        QTRY_VERIFY(dock().isVisible() && !tab->isVisible());

        window_->setSheetEmpty(true);
        tab->click();
        QVERIFY(dock().isVisible());
        window_->resize(1270, 800);
        QVERIFY(dock().isVisible()); // the person wants it there
        QTest::keyClick(window_.get(), Qt::Key_S);
        window_->setSheetEmpty(false);
        QVERIFY(!dock().isVisible()); // and now does not
    }

    void a_sheet_without_room_at_the_start_has_no_mark_in_the_menu()
    {
        MainWindow narrow(new QWidget, new SizedSheet);
        narrow.resize(800, 600);
        narrow.fitSheet();
        narrow.show();
        QTRY_VERIFY(narrow.findChild<QToolButton*>(QStringLiteral("sheet tab"))->isVisible());
        QVERIFY(!narrow.action(Command::ScoreSheet).isChecked());
        testing::activate(narrow);
        QTest::keyClick(&narrow, Qt::Key_S);
        QVERIFY(narrow.findChild<QDockWidget*>()->isVisible());
    }

    void a_tab_and_a_key_bring_a_closed_sheet_back()
    {
        auto* const tab = window_->findChild<QToolButton*>(QStringLiteral("sheet tab"));
        QVERIFY(!tab->isVisible());
        window_->resize(800, 600);
        QTRY_VERIFY(tab->isVisible());
        tab->click();
        QVERIFY(dock().isVisible());
        QVERIFY(!tab->isVisible());
        window_->resize(790, 600);
        QVERIFY(dock().isVisible()); // the person wants it there
        QTest::keyClick(window_.get(), Qt::Key_S);
        QVERIFY(!dock().isVisible());
        QTest::keyClick(window_.get(), Qt::Key_S);
        QVERIFY(dock().isVisible());
    }

    void a_sheet_that_closed_by_itself_is_there_after_a_restart()
    {
        QByteArray geometry;
        QByteArray state;
        connect(window_.get(), &MainWindow::closed, this, [&] {
            geometry = window_->saveGeometry();
            state = window_->saveState();
        });
        window_->resize(800, 600);
        QTRY_VERIFY(!dock().isVisible());
        window_->close();
        MainWindow next(new QWidget, new SizedSheet);
        next.restoreLook(geometry, state);
        next.show();
        QTRY_VERIFY(!next.findChild<QDockWidget*>()->isVisible());
        next.resize(1280, 800);
        QTRY_VERIFY(next.findChild<QDockWidget*>()->isVisible());
    }

    void the_sheet_grows_and_shrinks_with_its_content()
    {
        for (const int width : { 420, 240, 300 }) {
            sheet_->width = width;
            window_->fitSheet();
            QTRY_COMPARE(dock().width(), qMin(width, window_->width() / 4));
        }
    }

    void a_modal_dialog_blocks_all_commands_but_quit()
    {
        window_->action(Command::Keys).trigger();
        QTRY_VERIFY(!window_->action(Command::Configure).isEnabled());
        QVERIFY(window_->action(Command::Quit).isEnabled());
        window_->action(Command::Keys).trigger();
        QCOMPARE(window_->findChildren<QDialog*>().size(), 1);
        window_->action(Command::Hint).setEnabled(false); // by its owner, meanwhile
        window_->findChild<QDialog*>()->close();
        QTRY_VERIFY(window_->action(Command::Configure).isEnabled());
        QVERIFY(!window_->action(Command::Hint).isEnabled());
    }

    void keys_and_entry_of_a_command_that_is_not_allowed_say_why()
    {
        QSignalSpy refused(window_.get(), &MainWindow::refused);
        const QString why = QStringLiteral("There is no hint here.");
        window_->allow(Command::Hint, false, why);
        QCOMPARE(window_->action(Command::Hint).toolTip(), why);
        QTest::keyClick(window_.get(), Qt::Key_H);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().toString(), why);
        window_->allow(Command::Hint, true, why);
        QTest::keyClick(window_.get(), Qt::Key_H);
        QCOMPARE(refused.size(), 1);
        QVERIFY(window_->action(Command::Hint).toolTip() != why);
    }

    void the_score_sheet_says_that_a_lesson_is_in_its_place()
    {
        auto* const lesson = new QWidget;
        window_->addAside(lesson);
        window_->showAside(lesson, true);
        QSignalSpy refused(window_.get(), &MainWindow::refused);
        QTest::keyClick(window_.get(), Qt::Key_S);
        QCOMPARE(refused.size(), 1);
        window_->showAside(lesson, false);
        QTest::keyClick(window_.get(), Qt::Key_S);
        QCOMPARE(refused.size(), 1);
    }

    void a_dialog_opened_from_a_menu_closes_on_escape()
    {
        window_->action(Command::Keys).trigger();
        QPointer<QDialog> dialog = window_->findChild<QDialog*>();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QTest::keyClick(QApplication::activeWindow(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
    }

private:
    QDockWidget& dock() { return *window_->findChild<QDockWidget*>(); }

    std::unique_ptr<MainWindow> window_;
    SizedSheet* sheet_ = nullptr;
};

REGISTER_WIDGET_TEST(MainWindowTest)
#include "main_window_test.moc"
