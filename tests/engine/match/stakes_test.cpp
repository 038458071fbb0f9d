// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/stakes.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

using Stakes = std::vector<StakeChange>;

/// Rows of which each puts so much into the pot, or takes it out.
std::vector<SheetRow> rowsWith(const std::vector<int>& toPot)
{
    std::vector<SheetRow> rows;
    for (const int points : toPot)
        rows.push_back({ .outcome = Practised {}, .toPot = points });
    return rows;
}

} // namespace

class StakesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_sheet_without_a_stake_is_played_for_points()
    {
        QCOMPARE(stakesInForce(rowsWith({ 0, 0 }), {}), (Stakes { { 0, 0 } }));
        QCOMPARE(stakesInForce(rowsWith({}), Stakes { { 0, 0 } }), (Stakes { { 0, 0 } }));
    }

    void the_first_stake_counts_for_all_hands_so_far()
    {
        const auto rows = rowsWith({ 0, 0, 0 });
        QCOMPARE(stakesInForce(rows, Stakes { { 0, 0 }, { 2, 25 } }), (Stakes { { 0, 25 } }));
        QCOMPARE(stakesInForce(rows, Stakes { { 0, 0 }, { 3, 25 } }), (Stakes { { 0, 25 } }));
        QCOMPARE(stakesInForce(rows, Stakes { { 0, 0 }, { 4, 25 } }), (Stakes { { 0, 25 } }));
    }

    void a_later_stake_leaves_the_hands_before_it()
    {
        const auto stakes = stakesInForce(
            rowsWith({ 0, 0, 0, 0 }), Stakes { { 0, 5 }, { 2, 10 }, { 3, 0 }, { 4, 25 } });
        QCOMPARE(stakes, (Stakes { { 0, 5 }, { 2, 10 }, { 3, 0 }, { 4, 25 } }));
        QCOMPARE(centsIn(1, stakes), 5);
        QCOMPARE(centsIn(2, stakes), 10);
        QCOMPARE(centsIn(3, stakes), 0);
        QCOMPARE(centsIn(9, stakes), 25);
    }

    void a_new_stake_waits_until_the_pot_is_won()
    {
        const Stakes named { { 0, 5 }, { 1, 10 } };
        QCOMPARE(stakesInForce(rowsWith({ 4, 2, -6, 0 }), named), (Stakes { { 0, 5 }, { 3, 10 } }));
        QCOMPARE(stakesInForce(rowsWith({ 4, 2, -6 }), named), (Stakes { { 0, 5 }, { 3, 10 } }));
        QCOMPARE(stakesInForce(rowsWith({ 4, 2 }), named), (Stakes { { 0, 5 } }));
        QCOMPARE(stakesInForce(rowsWith({ 4 }), named), (Stakes { { 0, 5 } }));
    }

    void a_stake_that_is_taken_back_while_it_waits_never_was()
    {
        const Stakes named { { 0, 5 }, { 1, 10 }, { 2, 5 } };
        QCOMPARE(stakesInForce(rowsWith({ 4, 2, -6, 0 }), named), (Stakes { { 0, 5 } }));
    }
};

REGISTER_GUILESS_TEST(StakesTest)
#include "stakes_test.moc"
