// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/bidding.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/players/rule/makers_chance.h"
#include "engine/players/rule/special_play.h"
#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// A picker needs two thirds of the hand in trump, or half of it with a queen and another honour.
bool hasEnoughTrump(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet trump = hand & trumps.trump();
    const CardSet queens = hand & cardsOf(Rank::Queen);
    const CardSet jacks = hand & cardsOf(Rank::Jack);
    return trump.size() >= 2 * hand.size() / 3
        || (trump.size() >= hand.size() / 2 && !queens.empty() && (queens | jacks).size() >= 2);
}

/// The last legal pick: where the holder of the partner jack may call up, it names a higher jack.
Pick bestPick(std::span<const Action> legal, bool blind = false)
{
    Pick best;
    for (const Action& action : legal)
        if (const auto* pick = std::get_if<Pick>(&action); pick && pick->blind == blind)
            best = *pick;
    return best;
}

/// The hand as dealt is so strong that the blind would hardly improve it.
bool picksBlind(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const CardSet losing = seen.hand - seen.trumps.trump() - cardsOf(Rank::Ace);
    return bestPick(legal, true).blind && losing.size() <= 1
        && handStrength(seen.hand, seen.trumps) >= habits.pickBlind * seen.hand.size();
}

/// What the last to speak avoids by picking: strong hands do badly in games where taking tricks
/// loses.
double dreadOfNoPick(NoPick noPick, const Habits& habits)
{
    switch (noPick) {
    case NoPick::Leaster:
    case NoPick::Moster:
    case NoPick::Schwanzer:
        return habits.dreadOfLeaster;
    case NoPick::Vote:
    case NoPick::Mittler:
    case NoPick::Schneidster:
        return habits.dreadOfLeaster / 2;
    default:
        return 0;
    }
}

/// Where losing counts double (DOTB), a picker has to win nearly two hands of three. Passing has a
/// price too.
double wantedChance(const Observation& seen, const Habits& habits)
{
    const double loss = habits.lossToWin * (seen.variant->doubleOnTheBump ? 2 : 1);
    const bool isLast = seen.passed.size() == seen.seats.size() - 1;
    const double dread =
        isLast ? dreadOfNoPick(seen.variant->noPick, habits) : habits.dreadOfOthers;
    return loss / (1 + loss) - dread;
}

/// The share of the hand that these cards are, beyond half of it.
double shareBeyondHalf(CardSet cards, CardSet hand)
{
    return static_cast<double>((cards & hand).size()) / std::max(1, hand.size()) - 0.5;
}

constexpr CardSet queensAndJacks = cardsOf(Rank::Queen) | cardsOf(Rank::Jack);

bool wantsBlind(const Observation& seen, const Habits& habits)
{
    const double eager = habits.pickEager
        + habits.pickTrump * shareBeyondHalf(seen.trumps.trump(), seen.hand)
        + habits.pickHonours * shareBeyondHalf(queensAndJacks, seen.hand);
    return (habits.pickAnyTrump > 0 || hasEnoughTrump(seen.hand, seen.trumps))
        && chanceAsPicker(seen) + eager >= wantedChance(seen, habits);
}

/// The picker judges the hand that was kept: it answers a crack if it wins against one, and shows a
/// pair if it is likely enough to win.
bool pickerRaises(const Observation& seen, const Habits& habits)
{
    const double wanted = seen.crackers.empty() ? habits.blitzAsMaker : habits.answerCrack;
    return chanceAloneWithKept(seen) >= wanted;
}

bool wantsHigherStake(const Observation& seen, const Habits& habits)
{
    const bool buried = seen.picker == seen.viewer && seen.variant.layout().blind > 0;
    return buried ? pickerRaises(seen, habits) : chanceAsPicker(seen) >= habits.crack;
}

TrumpOrder withTrump(const Observation& seen, Suit suit)
{
    Variant variant = *seen.variant;
    variant.trumpSuit = suit;
    return TrumpOrder(variant);
}

double chanceOf(const NameSolo& solo, const Observation& seen)
{
    switch (solo.kind) {
    case SoloKind::Billy:
        return chanceOfNoTrick(seen);
    case SoloKind::Side:
        return chanceAlone(seen, withTrump(seen, solo.suit));
    default:
        return chanceAlone(seen, seen.trumps);
    }
}

double chanceOfBestSolo(const Observation& seen)
{
    double best = chanceOfNoTrick(seen);
    for (const Suit suit : allSuits)
        best = std::max(best, chanceAlone(seen, withTrump(seen, suit)));
    return best;
}

bool contains(std::span<const Action> legal, const Action& action)
{
    return std::ranges::find(legal, action) != legal.end();
}

} // namespace

/// No pair is shown before the blind is seen: it would only inform the opponents.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const bool mayPass = std::holds_alternative<Pass>(legal.front());
    const bool picks = !mayPass || wantsBlind(seen, habits);
    if (!picks)
        return Pass {};
    return bestPick(legal, picksBlind(seen, legal, habits));
}

Features featuresOfPick(const Observation& seen)
{
    constexpr Habits usual;
    const CardSet queens = cardsOf(Rank::Queen);
    const int others = seen.seats.size() - 1;
    Features features {};
    const auto set = [&](std::size_t which, double value) {
        features[which] = static_cast<float>(value);
    };
    set(feature::Chance, chanceAsPicker(seen) - wantedChance(seen, usual));
    set(feature::TooFewTrump, hasEnoughTrump(seen.hand, seen.trumps) ? 0 : -1);
    set(feature::Always, 1);
    set(feature::TrumpShare, shareBeyondHalf(seen.trumps.trump(), seen.hand));
    set(feature::HonourShare, shareBeyondHalf(queensAndJacks, seen.hand));
    set(feature::QueenShare, shareBeyondHalf(queens, seen.hand));
    set(feature::Late, others > 0 ? static_cast<double>(seen.passed.size()) / others : 0);
    return features;
}

/// Defenders and partners raise with a hand that is much better than a pick needs.
Action judgeRaise(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const auto isRaise = [](const Action& action) {
        return !std::holds_alternative<Decline>(action);
    };
    const auto raise = std::ranges::find_if(legal, isRaise);
    return raise != legal.end() && wantsHigherStake(seen, habits) ? *raise : Action(Decline {});
}

/// A call pays its bidder as much as a set costs; a solo pays many times more.
Action judgeBid(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    if (contains(legal, Bid { BidKind::Solo }) && chanceOfBestSolo(seen) >= habits.solo)
        return Bid { BidKind::Solo };
    const bool calls = chanceAsPicker(seen) >= habits.bidCall;
    return calls && contains(legal, Bid { BidKind::Call }) ? Action(Bid { BidKind::Call })
                                                           : Action(Pass {});
}

/// The solo that is likeliest to be made; of equally likely ones the first.
Action judgeSolo(const Observation& seen, std::span<const Action> legal)
{
    const auto chance = [&](const Action& action) {
        return chanceOf(std::get<NameSolo>(action), seen);
    };
    return *std::ranges::max_element(legal, {}, chance);
}

Action judgeVote(const Observation& seen)
{
    constexpr double nearlyPicked = 0.4;
    const bool strong = chanceAsPicker(seen) >= nearlyPicked;
    return Vote { strong ? NoPick::Doubler : NoPick::Leaster };
}

} // namespace sheepshead
