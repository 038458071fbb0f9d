// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/levels.h"
#include "engine/players/rule/rule_player.h"
#include "tests/measure/duplicate.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class BeginnerEdgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_beginner_loses_to_regulars_but_no_fortune_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* const rules : { "layout=5H-A", "layout=5H-J", "layout=3H-1" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    /// Measured are -0.25 to -0.36 a hand, and so few deals are open by 0.05.
    void a_beginner_loses_to_regulars_but_no_fortune()
    {
        QFETCH(QByteArray, rules);
        RulePlayer field;
        const auto beginner = playerOf(Level::Beginner, 1);
        const auto edge =
            measuring::edgeOver(field, *beginner, variantWith(rules.toStdString()), 400, 6);
        QVERIFY2(edge.mean < -0.1, qPrintable(QString::number(edge.mean)));
        QVERIFY2(edge.mean > -0.6, qPrintable(QString::number(edge.mean)));
    }
};

REGISTER_TEST(BeginnerEdgeTest)
#include "beginner_edge_test.moc"
