// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "tests/measure/duplicate.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class SearchEdgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_search_player_wins_more_than_a_rule_player_in_the_same_seat_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("deals");
        QTest::newRow("called ace") << int(LayoutId::FiveCalledAce) << 300;
        QTest::newRow("jack of diamonds") << int(LayoutId::FiveJack) << 300;
        QTest::newRow("two players") << int(LayoutId::TwoRows) << 100; // points are good there
    }

    /// Measured is 0.15, 0.18 and 0.38 a hand; so few deals are open by 0.05, 0.06 and 0.05.
    void a_search_player_wins_more_than_a_rule_player_in_the_same_seat()
    {
        QFETCH(int, layout);
        QFETCH(int, deals);
        RulePlayer field;
        SearchPlayer challenger(1, { .cardWorlds = 30, .planWorlds = 16, .bidWorlds = 6 });
        const auto variant = check(defaultVariant(static_cast<LayoutId>(layout))).value();
        const auto edge = measuring::edgeOver(field, challenger, variant, deals, 5);
        QCOMPARE(edge.deals, deals);
        QVERIFY2(edge.mean > 0, qPrintable(QString::number(edge.mean)));
    }
};

REGISTER_TEST(SearchEdgeTest)
#include "search_edge_test.moc"
