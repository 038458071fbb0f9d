// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"

#include "engine/scoring/leaster_scoring.h"

namespace sheepshead {

namespace {

/// SCORE-UNIT: b.
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

/// Points from which the makers have the defenders schneider (C4).
int schneiderAt(const Variant& variant)
{
    return variant.defendersSafeAt == DefendersSafeAt::Thirty ? 91 : 90;
}

/// SCORE-TIER, by either side's points and tricks.
Tier tierFor(int points, bool noTrick, bool allTricks, const Variant& variant)
{
    if (allTricks)
        return Tier::WonAllTricks;
    if (noTrick)
        return Tier::LostNoTrick;
    if (points >= schneiderAt(variant))
        return Tier::WonSchneider;
    if (points >= 61)
        return Tier::Won;
    return points >= 31 ? Tier::Lost : Tier::LostSchneider;
}

bool isMaker(const PickedOutcome& outcome, Seat seat)
{
    return seat == outcome.picker || outcome.partners.contains(seat);
}

/// NOTRICK: the picker pays for his partners too.
bool pickerPaysAlone(const PickedOutcome& outcome, Tier tier, const Variant& variant)
{
    const bool shared = outcome.reneged || outcome.sheepshead != SheepsheadBet::None;
    if (makersWon(tier) || outcome.partners.empty() || shared)
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
    const bool spared = variant.forcedNoPunish && outcome.forcedPick;
    const bool bet = outcome.sheepshead != SheepsheadBet::None;
    return variant.doubleOnTheBump && !makersWon(tier) && !spared && !bet;
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

} // namespace

Tier tierOf(const PickedOutcome& outcome, const Variant& variant)
{
    if (outcome.reneged)
        return isMaker(outcome, *outcome.reneged) ? Tier::LostNoTrick : Tier::WonAllTricks;
    if (outcome.sheepshead != SheepsheadBet::None)
        return outcome.sheepshead == SheepsheadBet::Made ? Tier::WonAllTricks : Tier::Lost;
    return tierFor(outcome.makersPoints.value, outcome.makersTookNoTrick,
        outcome.makersTookAllTricks, variant);
}

/// CALL-SHEEPS: twice the stake of all tricks.
int unraisedStake(const PickedOutcome& outcome, Tier tier)
{
    const bool bet = outcome.sheepshead != SheepsheadBet::None;
    return bet ? 2 * baseStake(Tier::WonAllTricks) : baseStake(tier);
}

HandScores scoreHand(const PickedOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    const Tier tier = tierOf(outcome, variant);
    result.tier = tier;
    result.bumped = isBumped(outcome, tier, variant);
    result.pickerPaidAlone = pickerPaysAlone(outcome, tier, variant);
    const int bumped = unraisedStake(outcome, tier) * (result.bumped ? 2 : 1);
    const int doubled = outcome.raises + (outcome.blindPick ? 1 : 0);
    result.stake = (bumped * outcome.doubler) << doubled;

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

HandScores scoreHand(const TwoHandedOutcome& outcome, SeatSet seats, const Variant& variant)
{
    const Seat one = *seats.begin();
    const Seat other = seats.nextAfter(one);
    const int points = outcome.points[one].value;
    HandScores result;
    if (!outcome.reneged && points * 2 == deckPoints.value)
        return result;
    Tier tier = tierFor(points, outcome.tricks[one] == 0, outcome.tricks[other] == 0, variant);
    if (outcome.reneged)
        tier = *outcome.reneged == one ? Tier::LostNoTrick : Tier::WonAllTricks;
    // 30 saves the loser, whichever of the two he is.
    if (tier == Tier::LostSchneider && points == 30)
        tier = Tier::Lost;
    result.stake = baseStake(tier);
    const Seat winner = makersWon(tier) ? one : other;
    result.leasterWinners = { winner };
    result.scores[winner] = { result.stake };
    result.scores[winner == one ? other : one] = { -result.stake };
    return result;
}

namespace {

Tier tierOf(const IndianaOutcome& outcome, const Variant& variant)
{
    const bool billy = outcome.solo == SoloKind::Billy;
    if (outcome.reneged) {
        const bool guilty = outcome.reneged == outcome.bidder || outcome.reneged == outcome.partner;
        return guilty ? Tier::LostNoTrick : Tier::WonAllTricks;
    }
    if (billy)
        return outcome.biddersTookNoTrick ? Tier::Won : Tier::Lost;
    return tierFor(outcome.biddersPoints.value, outcome.biddersTookNoTrick,
        outcome.biddersTookAllTricks, variant);
}

/// Call 2, 4, 6; solo 18 or, set, 6 whatever the margin; best wins the game.
int indianaStake(const IndianaOutcome& outcome, Tier tier, const Variant& variant)
{
    if (!outcome.solo)
        return 2 * baseStake(tier);
    if (!makersWon(tier))
        return 6;
    const int game = variant.length == GameLength::Points ? variant.lengthNumber : 24;
    return *outcome.solo == SoloKind::Best ? game : 18;
}

} // namespace

HandScores scoreHand(const IndianaOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    result.tier = tierOf(outcome, variant);
    result.stake = indianaStake(outcome, *result.tier, variant);
    for (const Seat seat : seats) {
        const bool bidders = seat == outcome.bidder || seat == outcome.partner;
        if (bidders == makersWon(*result.tier))
            result.scores[seat] = { result.stake };
    }
    return result;
}

HandScores scoreHand(const Outcome& outcome, SeatSet seats, const Variant& variant)
{
    return std::visit([&](const auto& of) { return scoreHand(of, seats, variant); }, outcome);
}

} // namespace sheepshead
