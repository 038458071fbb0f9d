// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "tests/measure/duplicate.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

Habits with(void (*change)(Habits&))
{
    Habits habits;
    change(habits);
    return habits;
}

} // namespace

/// Paired duplicate: what a player loses in a chair among rule players.
class HabitsEdgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_player_has_no_edge_over_its_copy()
    {
        RulePlayer player;
        const Edge edge = edgeOver(player, player, {}, 50, 1);
        QCOMPARE(edge.mean, 0.0);
        QCOMPARE(edge.standardError, 0.0);
    }

    void a_worse_habit_costs_score_data()
    {
        QTest::addColumn<Habits>("worse");
        QTest::newRow("picks on nothing") << with([](Habits& h) { h.lossToWin = 0; });
        QTest::newRow("hardly ever picks") << with([](Habits& h) { h.lossToWin = 100; });
        QTest::newRow("always plays alone") << with([](Habits& h) { h.declareAlone = 0; });
        QTest::newRow("buries no points") << with([](Habits& h) { h.buriedPoint = -1; });
        QTest::newRow("throws high trump away") << with([](Habits& h) { h.keepTopTrump = 0; });
        QTest::newRow("leads no trump as a maker") << with([](Habits& h) { h.drawTrump = -30; });
        QTest::newRow("leads trump as a defender") << with([](Habits& h) { h.saveTrump = -30; });
    }

    /// Picking on nothing costs least: measured is 0.028 a hand, open by 0.006 in so many deals.
    void a_worse_habit_costs_score()
    {
        QFETCH(Habits, worse);
        RulePlayer field;
        RulePlayer challenger(worse);
        const Edge edge = edgeOver(field, challenger, {}, 4000, 2);
        QVERIFY2(edge.mean < -2 * edge.standardError, qPrintable(QString::number(edge.mean)));
    }
};

REGISTER_TEST(HabitsEdgeTest)
#include "habits_edge_test.moc"
