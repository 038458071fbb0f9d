// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/typed_line.h"

#include "tests/support/registered_test.h"
#include "tests/ui/keeping/kept_window.h"

#include <QLineEdit>
#include <QLocale>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace sheepshead;
using namespace sheepshead::testing;

/// What is typed in the window of a sheet, while the sheet changes around it.
class TypedLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_hand_that_is_half_typed_waits_while_another_is_corrected()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "leaster winners=2" }),
            [](const KeptSheet&) { return true; });
        auto* const rows = named<QTableView>(window, "Score sheet");
        lineOf(window)->setText(QStringLiteral("3 5 8"));
        Q_EMIT rows->activated(rows->model()->index(0, 0));
        QCOMPARE(lineOf(window)->text(), QString());
        buttonSaying(window, "Cancel")->click();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 8"));

        Q_EMIT rows->activated(rows->model()->index(0, 0));
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        Q_EMIT rows->activated(rows->model()->index(1, 0));
        actionOf(window, "&Insert hand before")->trigger();
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 8"));
        actionOf(window, "&Next hand")->trigger(); // it is the next hand
        QTest::keyClicks(lineOf(window), QStringLiteral("7"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
        QCOMPARE(lineOf(window)->text(), QString());
    }

    void what_waits_is_kept_with_what_is_typed()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        QString kept;
        window.keepTyping(
            [&kept](const KeptSheet&, const std::optional<TypedDraft>& typed) {
                kept = typed ? typed->text : QString();
            },
            {});
        lineOf(window)->setText(QStringLiteral("3 5 8"));
        auto* const rows = named<QTableView>(window, "Score sheet");
        Q_EMIT rows->activated(rows->model()->index(0, 0));
        QTRY_COMPARE(kept, QStringLiteral("3 5 8"));
    }

    void undo_belongs_to_the_line_while_it_is_typed()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 87"));
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 2 });
        QCOMPARE(lineOf(window)->text(), QString());
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 });
    }

    void members_have_other_names_while_a_hand_is_half_typed()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        const QStringList names { QStringLiteral("Adele"), QStringLiteral("Bob"),
            QStringLiteral("Cy"), QStringLiteral("Dot"), QStringLiteral("Ed") };
        named<QToolButton>(window, "Picker: Ada")->click();
        auto* const points = named<QLineEdit>(window, "Points of the makers");
        points->setText(QStringLiteral("eighty"));
        window.renameMembers(names);
        QVERIFY(!named<QToolButton>(window, "Picker: Ada"));
        QVERIFY(named<QToolButton>(window, "Picker: Adele")->isChecked());
        QVERIFY(tells(window, "1  Adele"));
        QCOMPARE(points->text(), QStringLiteral("eighty"));
        QVERIFY(tells(window, "\"eighty\" is not a number."));
        QCOMPARE(window.sheet().members, names);
    }
};

REGISTER_WIDGET_TEST(TypedLineTest)
#include "typed_line_test.moc"
