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
};

REGISTER_GUILESS_TEST(RowRulesTest)
#include "row_rules_test.moc"
