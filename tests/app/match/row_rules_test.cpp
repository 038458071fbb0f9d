// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/row_rules.h"

#include "engine/rules/layouts.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

class RowRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_row_knows_whether_a_seat_could_pick()
    {
        RowRules rules;
        rules.add(defaultVariant(LayoutId::FourJack));
        rules.add(defaultVariant(LayoutId::FourBlackQueens));
        QVERIFY(rules.first()->picking);
        QVERIFY(!rules.changes().at(0).picking);
    }

    void a_stake_is_no_new_rule()
    {
        Variant cheap;
        cheap.centsAPoint = 5;
        Variant dear;
        dear.centsAPoint = 10;
        RowRules rules;
        rules.add(cheap);
        rules.add(dear);
        QVERIFY(rules.changes().empty());
        QCOMPARE(rules.stakes(cheap, dear),
            (std::vector<StakeChange> { { 0, 5 }, { 1, 10 }, { 2, 5 }, { 3, 10 } }));
        QCOMPARE(rules.stakes(dear, dear), rules.stakes());
    }
};

REGISTER_GUILESS_TEST(RowRulesTest)
#include "row_rules_test.moc"
