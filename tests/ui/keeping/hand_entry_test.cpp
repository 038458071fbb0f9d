// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/hand_entry.h"

#include "tests/support/registered_test.h"
#include "tests/ui/keeping/kept_window.h"

#include <QLineEdit>
#include <QLocale>
#include <QTest>
#include <QToolButton>

using namespace sheepshead;
using namespace sheepshead::testing;

/// The entry of a hand, and its short line.
class HandEntryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_line_that_is_cleared_leaves_nothing_in_force()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("1 o2 o3"));
        lineOf(window)->setText({});
        lineOf(window)->setText(QStringLiteral("3 5 87"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
    }

    void few_points_are_asked_about_and_Enter_says_yes()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("2 4 =7"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 }); // what it pays is shown
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=1 with=3 points=7"));
    }

    void a_question_about_few_points_stays_when_members_have_other_names()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        lineOf(window)->setText(QStringLiteral("2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        QStringList names = window.sheet().members;
        names.front() = QStringLiteral("Adele");
        window.renameMembers(names);
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        lineOf(window)->setText(QStringLiteral("3 ?"));
        QVERIFY(tells(window, "\"?\" means nothing here."));
        window.renameMembers(sheetOf({}).members);
        QVERIFY(tells(window, "\"?\" means nothing here."));
    }

    void few_points_are_asked_about_where_eight_sit_at_the_table()
    {
        KeptSheet sheet = sheetOf({ "table arrives=5,6,7" });
        sheet.members << QStringLiteral("Flo") << QStringLiteral("Gil") << QStringLiteral("Hal");
        KeepingWindow window(sheet, [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("o1 o6 o8 2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
    }

    void the_line_tells_its_letters_and_Down_chooses()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 m"));
        QVERIFY(tells(window, "Bob misplayed"));
        QTest::keyClick(lineOf(window), Qt::Key_Down);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 m1"));
        QTest::keyClick(lineOf(window), Qt::Key_Down);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 m2"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 reneged=1"));
    }

    void points_that_are_no_number_are_refused_with_words()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        named<QToolButton>(window, "Picker: Bob")->click();
        named<QToolButton>(window, "Partner: Dot")->click();
        auto* const points = named<QLineEdit>(window, "Points of the makers");
        points->setText(QStringLiteral("8.7"));
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        QCOMPARE(points->text(), QStringLiteral("8.7"));
        points->setText(QStringLiteral("87"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=1 with=3 points=87"));
    }
};

REGISTER_WIDGET_TEST(HandEntryTest)
#include "hand_entry_test.moc"
