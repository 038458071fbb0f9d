// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outcomes.h"

#include <array>

namespace sheepshead::testing {

namespace {

/// Makers' points that lead to each of the tiers.
constexpr std::array pointsOfTier { 120, 95, 70, 45, 20, 8 };

} // namespace

PickedOutcome pickedOutcome(Tier tier, int makers)
{
    PickedOutcome outcome;
    outcome.picker = seatAt(1);
    for (int i = 1; i < makers; ++i)
        outcome.partners.add(seatAt(1 + i));
    outcome.makersPoints = { pointsOfTier[static_cast<std::size_t>(tier)] };
    outcome.makersTookAllTricks = tier == Tier::WonAllTricks;
    outcome.makersTookNoTrick = outcome.pickerTookNoTrick = tier == Tier::LostNoTrick;
    return outcome;
}

PickedOutcome pickedOutcome(int makersPoints)
{
    return { .picker = seatAt(0), .partners = { seatAt(2) }, .makersPoints = { makersPoints } };
}

LeasterOutcome leasterOutcome(
    const std::vector<int>& points, const std::vector<int>& tricks, NoPickGame game)
{
    LeasterOutcome outcome { .game = game };
    int seat = 0;
    for (const int value : points)
        outcome.points[seatAt(seat++)] = { value };
    seat = 0;
    for (const int count : tricks)
        outcome.tricks[seatAt(seat++)] = count;
    return outcome;
}

LeasterOutcome leasterOutcome(const std::vector<int>& points)
{
    return leasterOutcome(points, std::vector<int>(points.size(), 1));
}

HandScored scoredHand(const Outcome& outcome, const Variant& variant, SeatSet seats)
{
    return { .outcome = outcome, .scores = scoreHand(outcome, seats, variant) };
}

int sumOf(const HandScores& result)
{
    int sum = 0;
    for (int i = 0; i < maxSeats; ++i)
        sum += result.scores[seatAt(i)].value;
    return sum;
}

} // namespace sheepshead::testing
