// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/scoring.h"

#include <vector>

namespace sheepshead {

namespace {

int baseStake(Tier tier)
{
    switch (tier) {
    case Tier::WonAllTricks:
    case Tier::LostNoTrick:
        return 3;
    case Tier::WonSchneider:
    case Tier::LostSchneider:
        return 2;
    case Tier::Won:
    case Tier::Lost:
        return 1;
    }
    return 0;
}

/// NOTRICK: the picker pays for his partners too.
bool pickerPaysAlone(const PickedOutcome& outcome, Tier tier, const Variant& variant)
{
    if (makersWon(tier) || outcome.partners.empty())
        return false;
    switch (variant.noTrick) {
    case NoTrick::Share:
        return false;
    case NoTrick::PickerIfSideTrickless:
        return outcome.makersTookNoTrick;
    case NoTrick::PickerIfHeTrickless:
        return outcome.pickerTookNoTrick;
    }
    return false;
}

bool isBumped(const PickedOutcome& outcome, Tier tier, const Variant& variant)
{
    const bool spared =
        variant.noPick == NoPick::ForcedPick && variant.forcedNoPunish && outcome.forcedPick;
    return variant.doubleOnTheBump && !makersWon(tier) && !spared;
}

/// What one defender pays to (positive) or gets from (negative) the makers together.
int defendersShare(const HandScores& result, int makers, const Variant& variant)
{
    const bool everyMaker = variant.settlement == Settlement::Pairwise && !result.pickerPaidAlone;
    const int payers = everyMaker ? makers : 1;
    return (makersWon(*result.tier) ? 1 : -1) * result.stake * payers;
}

int partnersShare(const HandScores& result, int defenders, const Variant& variant)
{
    if (result.pickerPaidAlone)
        return 0;
    const int pairs = variant.settlement == Settlement::Pairwise ? defenders : 1;
    return (makersWon(*result.tier) ? 1 : -1) * result.stake * pairs;
}

std::vector<Seat> eligible(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    std::vector<Seat> result;
    for (const Seat seat : seats)
        if (!variant.leasterTrickNeeded || outcome.tricks[seat] > 0)
            result.push_back(seat);
    return result;
}

/// The seats with the least of something.
SeatSet leastOf(const std::vector<Seat>& seats, auto measure)
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

SeatSet leasterWinners(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    const std::vector<Seat> candidates = eligible(outcome, seats, variant);
    const SeatSet lowest =
        leastOf(candidates, [&](Seat seat) { return outcome.points[seat].value; });
    if (variant.leasterTie != LeasterTie::FewerTricks || lowest.size() == 1)
        return lowest;
    return leastOf(
        { lowest.begin(), lowest.end() }, [&](Seat seat) { return outcome.tricks[seat]; });
}

} // namespace

Tier tierOf(const PickedOutcome& outcome, const Variant& variant)
{
    const int points = outcome.makersPoints.value;
    const int schneider = variant.defendersSafeAt == DefendersSafeAt::Thirty ? 91 : 90;
    if (outcome.makersTookAllTricks)
        return Tier::WonAllTricks;
    if (outcome.makersTookNoTrick)
        return Tier::LostNoTrick;
    if (points >= schneider)
        return Tier::WonSchneider;
    if (points >= 61)
        return Tier::Won;
    return points >= 31 ? Tier::Lost : Tier::LostSchneider;
}

HandScores scoreHand(const PickedOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    const Tier tier = tierOf(outcome, variant);
    result.tier = tier;
    result.bumped = isBumped(outcome, tier, variant);
    result.pickerPaidAlone = pickerPaysAlone(outcome, tier, variant);
    result.stake = baseStake(tier) * (result.bumped ? 2 : 1) * outcome.doubler;

    const int makers = 1 + outcome.partners.size();
    const int defenders = seats.size() - makers;
    int picker = 0;
    for (const Seat seat : seats) {
        if (seat == outcome.picker)
            continue;
        const int share = outcome.partners.contains(seat)
            ? partnersShare(result, defenders, variant)
            : -defendersShare(result, makers, variant);
        result.scores[seat] = { share };
        picker -= share;
    }
    result.scores[outcome.picker] = { picker };
    return result;
}

HandScores scoreHand(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    result.stake = 1;
    result.leasterWinners = leasterWinners(outcome, seats, variant);
    const int winners = result.leasterWinners.size();
    if (winners > 1 && variant.leasterTie != LeasterTie::Pair)
        return result; // LEASTER-TIE: washed
    for (const Seat seat : seats)
        result.scores[seat] = { result.leasterWinners.contains(seat) ? seats.size() - winners
                                                                     : -winners };
    return result;
}

} // namespace sheepshead
