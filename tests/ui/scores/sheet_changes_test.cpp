// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_changes.h"

#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"
#include "ui/scores/score_sheet_model.h"
#include "ui/words/scores/game_over_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

SheetDocument changedAtTheThirdHand()
{
    SheetDocument sheet = document(5, 4);
    sheet.rules = QStringLiteral("Called ace");
    sheet.changes = { { 2, QStringLiteral("Jack of diamonds") } };
    sheet.newcomers = { { 1, seatAt(1), QStringLiteral("Otto") } };
    return sheet;
}

} // namespace

class SheetChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void new_rules_are_told_where_they_begin()
    {
        const SheetDocument sheet = changedAtTheThirdHand();
        QCOMPARE(rulesText(sheet), QStringLiteral("Called ace; from hand 3 on: Jack of diamonds"));
        QCOMPARE(changesText(sheet, 1), QStringLiteral("Ada takes over from Otto."));
        QCOMPARE(
            changesText(sheet, 2), QStringLiteral("New rules from here on: Jack of diamonds."));
        QCOMPARE(changesText(sheet, 3), QString());
    }

    void a_new_stake_is_told_from_the_hand_on_that_it_counts()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        SheetDocument sheet = changedAtTheThirdHand();
        sheet.stakes = { { 0, 0 }, { 1, 5 }, { 2, 10 }, { 3, 0 } };
        QCOMPARE(rulesText(sheet),
            QStringLiteral("Called ace; Cents a point: $0.05; from hand 3 on: Jack of diamonds; "
                           "Cents a point: $0.10; from hand 4 on: Cents a point: points only"));
        QCOMPARE(changesText(sheet, 1), QStringLiteral("Ada takes over from Otto."));
        QCOMPARE(changesText(sheet, 3),
            QStringLiteral("New rules from here on: Cents a point: points only."));
    }

    void a_row_names_who_sat_there_then()
    {
        const SheetDocument sheet = changedAtTheThirdHand();
        QCOMPARE(playersAt(sheet, 0)[1], QStringLiteral("Otto"));
        QCOMPARE(playersAt(sheet, 1)[1], QStringLiteral("Ada"));
    }

    void a_changed_row_is_marked()
    {
        ScoreSheetModel model;
        model.setDocument(changedAtTheThirdHand());
        const auto header = [&](int row, int role) {
            return model.headerData(row, Qt::Vertical, role).toString();
        };
        QCOMPARE(header(0, Qt::DisplayRole), QStringLiteral("1"));
        QCOMPARE(header(2, Qt::DisplayRole), QStringLiteral("*3"));
        QVERIFY(header(2, Qt::ToolTipRole).contains(QStringLiteral("Jack of diamonds")));
        QVERIFY(model.happened(2).startsWith(QStringLiteral("New rules from here on")));
    }

    void each_row_is_told_by_its_own_rules()
    {
        SheetDocument sheet = document(5, 0);
        for (const int hand : { 1, 2, 3 })
            sheet.sheet.add(pickedRow(hand, 5, seatAt(0),
                { .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 72 } }));
        sheet.changes = { { 1, QStringLiteral("The black queens play together"), false },
            { 2, QStringLiteral("Called ace"), true } };
        ScoreSheetModel model;
        model.setDocument(sheet);
        for (const int row : { 0, 2 }) {
            QVERIFY(model.happened(row).contains(QStringLiteral("Ada picked, with Bruno")));
            QCOMPARE(model.seatRole(row, 1), SeatRole::Picker);
            QCOMPARE(model.seatRole(row, 2), SeatRole::Partner);
        }
        QVERIFY(model.happened(1).contains(QStringLiteral("2 maker(s): Ada")));
        QVERIFY(!model.happened(1).contains(QStringLiteral("picked")));
        QCOMPARE(model.seatRole(1, 1), SeatRole::Maker);
        QVERIFY(model.index(1, 2)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("was a maker")));
    }

    /// POT-END
    void a_showdown_is_told_hand_by_hand()
    {
        SheetDocument sheet = document(2, 1);
        QCOMPARE(showdownText(sheet), QString());
        Showdown showdown;
        showdown.hands[seatAt(0)] = { { { 14, 0 }, { 9, 1 }, { 14, 2 }, { 7, 3 }, { 10, 0 } } };
        showdown.hands[seatAt(1)] = { { { 7, 0 }, { 8, 0 }, { 9, 0 }, { 10, 1 }, { 11, 0 } } };
        showdown.winners.add(seatAt(1));
        SheetRow end;
        end.outcome = PotSettled { showdown };
        sheet.sheet.add(end);
        QCOMPARE(showdownText(sheet),
            QStringLiteral("You: A♣ A♥ 10♣ 9♠ 7♦, a pair\nAda: J♣ 10♠ 9♣ 8♣ 7♣, a straight"));
    }
};

REGISTER_TEST(SheetChangesTest)
#include "sheet_changes_test.moc"
