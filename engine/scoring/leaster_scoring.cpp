// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/leaster_scoring.h"

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

using Seats = std::vector<Seat>;

constexpr StakeFactors onePoint = [] {
    StakeFactors factors;
    factors.multiply(FactorKind::Single, 1);
    return factors;
}();

/// One seat wins from every other, or pays every other, a stake; a `washed` game moves nothing.
HandScores oneAgainstAll(SeatSet seats, Seat one, int sign, const StakeFactors& factors = onePoint)
{
    HandScores result;
    result.factors = factors;
    result.stake = factors.stake();
    for (const Seat seat : seats)
        result.scores[seat] = { -sign * result.stake };
    result.scores[one] = { sign * result.stake * (seats.size() - 1) };
    if (sign > 0)
        result.leasterWinners = { one };
    return result;
}

/// Each of one side wins a point from each of the others, or pays each of them one.
HandScores sideAgainstAll(SeatSet seats, SeatSet side, int sign)
{
    HandScores result;
    result.factors = onePoint;
    result.stake = onePoint.stake();
    const int others = seats.size() - side.size();
    for (const Seat seat : seats)
        result.scores[seat] = { sign * (side.contains(seat) ? others : -side.size()) };
    if (sign > 0)
        result.leasterWinners = side;
    return result;
}

HandScores washed(SeatSet winners = {})
{
    HandScores result;
    result.factors = onePoint;
    result.stake = onePoint.stake();
    result.leasterWinners = winners;
    return result;
}

/// The seats with the least of something.
SeatSet leastOf(const Seats& seats, auto measure)
{
    SeatSet least;
    int lowest = 0;
    for (const Seat seat : seats) {
        const int value = measure(seat);
        if (least.empty() || value < lowest) {
            least = {};
            lowest = value;
        }
        if (value == lowest)
            least.add(seat);
    }
    return least;
}

Seats asList(SeatSet seats) { return { seats.begin(), seats.end() }; }

/// LEASTER-TRICK
Seats eligible(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    Seats result = asList(seats);
    if (variant.leasterTrickNeeded)
        std::erase_if(result, [&](Seat seat) { return outcome.tricks[seat] == 0; });
    return result;
}

/// LEASTER-TIE: who is left of those with the fewest points.
SeatSet leasterWinners(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    const SeatSet lowest = leastOf(
        eligible(outcome, seats, variant), [&](Seat seat) { return outcome.points[seat].value; });
    if (variant.leasterTie != LeasterTie::FewerTricks || lowest.size() == 1)
        return lowest;
    return leastOf(asList(lowest), [&](Seat seat) { return outcome.tricks[seat]; });
}

HandScores scoreLeaster(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    const SeatSet winners = leasterWinners(outcome, seats, variant);
    if (winners.size() == 1) {
        const Seat winner = *winners.begin();
        // LEASTER-3H: the harder feat pays double
        StakeFactors factors = onePoint;
        if (variant.leasterDoubleTrickless && !variant.leasterTrickNeeded && seats.size() == 3
            && outcome.tricks[winner] == 0)
            factors.multiply(FactorKind::Trickless, 2);
        return oneAgainstAll(seats, winner, 1, factors);
    }
    return variant.leasterTie == LeasterTie::Pair ? sideAgainstAll(seats, winners, 1)
                                                  : washed(winners);
}

/// The most points lose, but a player who takes every trick wins.
HandScores scoreMoster(const LeasterOutcome& outcome, SeatSet seats)
{
    const SeatSet most =
        leastOf(asList(seats), [&](Seat seat) { return -outcome.points[seat].value; });
    if (most.size() > 1)
        return washed();
    const Seat loser = *most.begin();
    const bool allTricks = std::ranges::all_of(
        seats, [&](Seat seat) { return seat == loser || outcome.tricks[seat] == 0; });
    return oneAgainstAll(seats, loser, allTricks ? 1 : -1);
}

/// The middle of all scores wins, if only one player has it.
HandScores scoreMittler(const LeasterOutcome& outcome, SeatSet seats)
{
    Seats ranked = asList(seats);
    const auto points = [&](Seat seat) { return outcome.points[seat].value; };
    std::ranges::stable_sort(ranked, {}, points);
    const Seat middle = ranked[ranked.size() / 2];
    const auto sharing = std::ranges::count(ranked, points(middle), points);
    return ranked.size() % 2 == 1 && sharing == 1 ? oneAgainstAll(seats, middle, 1) : washed();
}

/// Closest to 30 without going over wins.
HandScores scoreSchneidster(const LeasterOutcome& outcome, SeatSet seats)
{
    Seats under = asList(seats);
    std::erase_if(under, [&](Seat seat) { return outcome.points[seat].value > 30; });
    const SeatSet closest =
        leastOf(under, [&](Seat seat) { return 30 - outcome.points[seat].value; });
    return closest.size() == 1 ? oneAgainstAll(seats, *closest.begin(), 1) : washed(closest);
}

} // namespace

HandScores scoreHand(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    if (outcome.reneged) {
        StakeFactors forfeit;
        forfeit.multiply(FactorKind::Renege, 1);
        return oneAgainstAll(seats, *outcome.reneged, -1, forfeit);
    }
    switch (outcome.game) {
    case NoPickGame::Leaster:
        return scoreLeaster(outcome, seats, variant);
    case NoPickGame::Moster:
        return scoreMoster(outcome, seats);
    case NoPickGame::Mittler:
        return scoreMittler(outcome, seats);
    case NoPickGame::Schneidster:
        return scoreSchneidster(outcome, seats);
    }
    return washed();
}

HandScores scoreHand(const SchwanzerOutcome& outcome, SeatSet players, const Variant& variant)
{
    const SeatSet seats = players - outcome.exempt;
    if (variant.schwanzerTie == SchwanzerTie::Together) {
        const SeatSet most =
            leastOf(asList(seats), [&](Seat seat) { return -outcome.count[seat]; });
        return sideAgainstAll(seats, most, -1);
    }
    const SeatSet most = leastOf(asList(seats),
        [&](Seat seat) { return -(outcome.count[seat] * 64 + outcome.highestTrump[seat]); });
    return oneAgainstAll(seats, *most.begin(), -1);
}

} // namespace sheepshead
