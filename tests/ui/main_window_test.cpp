// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/widgets/notice_bar.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sheepshead;

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void every_command_is_in_a_menu();
    void s_puts_the_sheet_away_and_back();
    void a_sheet_closed_by_its_own_button_has_no_mark_in_the_menu();
    void a_speed_is_announced_and_marked();
    void the_status_line_says_what_it_is_told();
    void the_mark_of_the_deal_opens_the_honest_deals();
    void the_window_comes_back_as_it_was_left();
    void help_opens_without_stopping_the_program_data();
    void help_opens_without_stopping_the_program();
    void quit_is_heard_in_a_dialog_that_closes_off_the_window();
    void a_window_beside_the_table_hears_the_keys_for_the_others();
    void a_notice_stays_until_its_offer_is_taken();

private:
    QDockWidget& dock() { return *window_->findChild<QDockWidget*>(); }

    std::unique_ptr<MainWindow> window_;
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

void MainWindowTest::init()
{
    window_ = std::make_unique<MainWindow>(new QWidget, new QWidget);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

void MainWindowTest::every_command_is_in_a_menu()
{
    QList<QAction*> found;
    for (QAction* const menu : window_->menuBar()->actions())
        collect(*menu->menu(), found);
    for (const MenuRow& row : menuTable())
        QVERIFY2(found.contains(&window_->action(row.command)), row.text);
}

void MainWindowTest::s_puts_the_sheet_away_and_back()
{
    QVERIFY(dock().isVisible());
    QTest::keyClick(window_.get(), Qt::Key_S);
    QVERIFY(!dock().isVisible());
    QTest::keyClick(window_.get(), Qt::Key_S);
    QVERIFY(dock().isVisible());
}

void MainWindowTest::a_sheet_closed_by_its_own_button_has_no_mark_in_the_menu()
{
    QVERIFY(window_->action(Command::ScoreSheet).isChecked());
    dock().close();
    QVERIFY(!window_->action(Command::ScoreSheet).isChecked());
}

void MainWindowTest::a_speed_is_announced_and_marked()
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

void MainWindowTest::the_status_line_says_what_it_is_told()
{
    window_->setStatus(QStringLiteral("Ada is to play"));
    const auto labels = window_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](QLabel* label) { return label->text() == QStringLiteral("Ada is to play"); }));
}

void MainWindowTest::the_mark_of_the_deal_opens_the_honest_deals()
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

void MainWindowTest::the_window_comes_back_as_it_was_left()
{
    window_->resize(900, 700);
    dock().hide();
    MainWindow next(new QWidget, new QWidget);
    next.restoreLook(window_->saveGeometry(), window_->saveState());
    next.show();
    QCOMPARE(next.size(), QSize(900, 700));
    QVERIFY(!next.findChild<QDockWidget*>()->isVisible());
    QVERIFY(!next.action(Command::ScoreSheet).isChecked());
}

void MainWindowTest::help_opens_without_stopping_the_program_data()
{
    QTest::addColumn<int>("command");
    QTest::addRow("keys") << static_cast<int>(Command::Keys);
    QTest::addRow("about") << static_cast<int>(Command::About);
    QTest::addRow("about Qt") << static_cast<int>(Command::AboutQt);
}

void MainWindowTest::help_opens_without_stopping_the_program()
{
    QFETCH(int, command);
    window_->action(static_cast<Command>(command)).trigger();
    auto* const dialog = window_->findChild<QDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
    QTRY_VERIFY(!window_->findChild<QDialog*>());
}

void MainWindowTest::quit_is_heard_in_a_dialog_that_closes_off_the_window()
{
    QDialog dialog(window_.get());
    dialog.open();
    QDialog question(&dialog);
    question.open();
    question.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &question);
    QSignalSpy asked(&window_->action(Command::Rules), &QAction::triggered);
    QTest::keyClick(&question, Qt::Key_F1);
    QCOMPARE(asked.count(), 0);
    QTest::keyClick(&question, Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(!window_->isVisible());
}

void MainWindowTest::a_window_beside_the_table_hears_the_keys_for_the_others()
{
    QDialog review(window_.get());
    review.show();
    review.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &review);
    QSignalSpy rules(&window_->action(Command::Rules), &QAction::triggered);
    QTest::keyClick(&review, Qt::Key_F1);
    QCOMPARE(rules.count(), 1);
    QSignalSpy hint(&window_->action(Command::Hint), &QAction::triggered);
    QTest::keyClick(&review, Qt::Key_H);
    QCOMPARE(hint.count(), 0); // what is done at the table is done there
    QTest::keyClick(&review, Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(!window_->isVisible());
}

void MainWindowTest::a_notice_stays_until_its_offer_is_taken()
{
    int taken = 0;
    NoticeBar& notices = window_->notices();
    notices.say(QStringLiteral("Welcome"));
    notices.say(QStringLiteral("A hand waits."), { { QStringLiteral("Go on"), [&] { ++taken; } } });
    QPushButton* const goOn = buttonOf(notices, QStringLiteral("Go on"));
    QVERIFY(goOn);
    QTRY_VERIFY(goOn->isVisible());
    goOn->click();
    QCOMPARE(taken, 1);
    QTRY_VERIFY(!buttonOf(notices, QStringLiteral("Go on")));
    QVERIFY(buttonOf(notices, QStringLiteral("Close")));
}

REGISTER_WIDGET_TEST(MainWindowTest)
#include "main_window_test.moc"
