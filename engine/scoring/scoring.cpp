// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"

#include "engine/scoring/leaster_scoring.h"

namespace sheepshead {

namespace {

/// SCORE-UNIT: what all tricks are worth.
int allTricksStake(const Variant& variant)
{
    return variant.allTricksStake == AllTricksStake::Three ? 3 : 4;
}

/// SCORE-UNIT: b.
void multiplyByTier(StakeFactors& factors, Tier tier, const Variant& variant)
{
    switch (tier) {
    case Tier::WonAllTricks:
    case Tier::LostNoTrick:
        return factors.multiply(FactorKind::AllTricks, allTricksStake(variant));
    case Tier::WonSchneider:
    case Tier::LostSchneider:
        return factors.multiply(FactorKind::Schneider, 2);
    case Tier::Won:
    case Tier::Lost:
        return factors.multiply(FactorKind::Single, 1);
    }
}

/// RENEGE: as if the other side had taken every trick.
void multiplyByForfeit(StakeFactors& factors, const Variant& variant)
{
    factors.multiply(FactorKind::Renege, allTricksStake(variant));
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

/// NOTRICK: the picker pays for the partners too.
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

/// DOTB, FORCED "no punish". A bet is the same amount either way.
void bump(StakeFactors& factors, const PickedOutcome& outcome, Tier tier, const Variant& variant)
{
    const bool bet = outcome.sheepshead != SheepsheadBet::None;
    if (!variant.doubleOnTheBump || makersWon(tier) || bet)
        return;
    if (variant.forcedNoPunish && outcome.forcedPick)
        factors.multiply(FactorKind::SparedBump, 1);
    else
        factors.multiply(FactorKind::Bump, 2);
}

/// Every factor of the stake, in the order in which it is worked out: MULTIPLIER.
StakeFactors factorsOf(const PickedOutcome& outcome, Tier tier, const Variant& variant)
{
    StakeFactors factors;
    if (outcome.sheepshead != SheepsheadBet::None) // a forfeited bet is a bet lost or won
        factors.multiply(FactorKind::Sheepshead, 2 * allTricksStake(variant));
    else if (outcome.reneged)
        multiplyByForfeit(factors, variant);
    else
        multiplyByTier(factors, tier, variant);
    bump(factors, outcome, tier, variant);
    if (outcome.blindPick)
        factors.multiply(FactorKind::BlindPick, 2);
    if (outcome.raises > 0)
        factors.multiply(FactorKind::Raises, 1 << outcome.raises);
    if (outcome.doubler > 1)
        factors.multiply(FactorKind::Doubler, outcome.doubler);
    return factors;
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

HandScores scoreHand(const PickedOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    const Tier tier = tierOf(outcome, variant);
    result.tier = tier;
    result.pickerPaidAlone = pickerPaysAlone(outcome, tier, variant);
    result.factors = factorsOf(outcome, tier, variant);
    result.stake = result.factors.stake();

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
    // 30 saves the loser, whichever of the two that is.
    if (tier == Tier::LostSchneider && points == 30)
        tier = Tier::Lost;
    if (outcome.reneged)
        multiplyByForfeit(result.factors, variant);
    else
        multiplyByTier(result.factors, tier, variant);
    result.stake = result.factors.stake();
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

/// A solo wins 18 or, if set, loses 6, by any margin. A best wins the game.
int soloStake(SoloKind solo, Tier tier, const Variant& variant)
{
    if (!makersWon(tier))
        return 6;
    const int game = variant.length == GameLength::Points ? variant.lengthNumber : 24;
    return solo == SoloKind::Best ? game : 18;
}

/// Call 2, multiplied by the tier; a solo has its own stakes.
StakeFactors factorsOf(const IndianaOutcome& outcome, Tier tier, const Variant& variant)
{
    StakeFactors factors;
    factors.multiply(FactorKind::Bid, outcome.solo ? soloStake(*outcome.solo, tier, variant) : 2);
    if (outcome.solo)
        return factors;
    if (outcome.reneged)
        multiplyByForfeit(factors, variant);
    else
        multiplyByTier(factors, tier, variant);
    return factors;
}

} // namespace

HandScores scoreHand(const IndianaOutcome& outcome, SeatSet seats, const Variant& variant)
{
    HandScores result;
    result.tier = tierOf(outcome, variant);
    result.factors = factorsOf(outcome, *result.tier, variant);
    result.stake = result.factors.stake();
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
