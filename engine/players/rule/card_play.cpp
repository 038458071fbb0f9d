// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/card_play.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/playout/card_height.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// The more cards of the suit are hidden, the likelier everyone has to follow.
double chanceToWalk(Card card, const Memory& memory, const Habits& habits)
{
    const CardSet rivals = memory.hidden() & memory.trumps().suitOf(card);
    return memory.isHighestOut(card) ? std::min(1.0, rivals.size() / habits.sureToWalk) : 0;
}

bool makesVoid(Card card, const Memory& memory)
{
    const CardSet hand = memory.seen().hand;
    return (hand & memory.trumps().suitOf(card)).size() == 1 && hand.meets(memory.trumps().trump());
}

/// Quadratic: a middle trump takes less than half as many tricks as the highest.
double worthOfTrump(Card card, const Memory& memory, const Habits& habits)
{
    const double beaten = memory.shareBeaten(card);
    return habits.keepTrump + habits.keepTopTrump * beaten * beaten;
}

/// What a card is worth on a later trick, in points: the price of playing it now.
double worthOfKeeping(Card card, const Memory& memory, const Habits& habits)
{
    const double points = habits.keepPoints * card.points().value;
    if (memory.trumps().isTrump(card))
        return points + worthOfTrump(card, memory, habits);
    const double voiding = makesVoid(card, memory) ? habits.keepVoid : 0;
    return points + habits.keepAce * chanceToWalk(card, memory, habits) - voiding;
}

/// The points that are expected from this trick with the card; points lost count negative.
double worthOfTrick(Card card, const TrickOdds& odds, const Habits& habits)
{
    const double ours = odds.ours(card);
    const double friends = odds.friendsToPlay();
    const double opponents = odds.stillToPlay() - friends;
    const double points = habits.trickPoint * (odds.onTable().value + card.points().value)
        + habits.pointsToCome * odds.stillToPlay();
    return ours * (points + habits.schmear * friends)
        - (1 - ours) * (points + habits.schmear * opponents);
}

/// Hand strength at which playing for either side is equally good.
constexpr double fairHand = 8.5;

/// Whether leading this card opens the called suit, as the under does too.
bool opensCalledSuit(Card card, const Memory& memory)
{
    return memory.seen().under == card || memory.calledSuitUnled().contains(card);
}

/// Makers draw trump: each of theirs draws more than one from the defenders.
double makersPlan(Card card, const Memory& memory, const Habits& habits)
{
    const double trumpOut = std::min(1.0, memory.trumpAgainstMe() / habits.plentyOfTrump);
    if (opensCalledSuit(card, memory))
        return -habits.hideCalled * trumpOut;
    return memory.trumps().isTrump(card) ? habits.drawTrump * trumpOut : 0;
}

/// A defender's trump lead draws trump from the other defenders; the makers have to follow to the
/// called suit.
double defendersPlan(Card card, const Memory& memory, const Habits& habits)
{
    if (memory.trumps().isTrump(card))
        return -habits.saveTrump;
    return opensCalledSuit(card, memory) ? habits.findPartner : 0;
}

/// What simpler players look at when they lead.
double simpleLead(Card card, const Memory& memory, const Habits& habits)
{
    const bool trump = memory.trumps().isTrump(card);
    const int length = (memory.seen().hand & memory.trumps().suitOf(card)).size();
    const double fail =
        (card.rank() == Rank::Ace ? habits.leadAce : 0) + habits.leadLong * std::max(0, length - 1);
    return habits.leadHigh * heightOf(memory.trumps(), card) + (trump ? 0 : fail);
}

/// And when they follow: who has the trick as it lies.
double simpleFollow(Card card, const Memory& memory, const TrickOdds& odds, const Habits& habits)
{
    const double height = heightOf(memory.trumps(), card);
    const double points = card.points().value;
    const double friendly = odds.bestIsOurs();
    const CardSet trump = memory.trumps().trump();
    const double any =
        habits.playHigh * height + (trump.contains(card) && odds.led() != trump ? habits.ruff : 0);
    if (!odds.takesLead(card))
        return any + habits.schmearNow * points * (2 * friendly - 1);
    return any + habits.takeFromFoe * (1 - friendly) + habits.takeFromFriend * friendly
        + habits.takeHigh * height + habits.takePoint * points;
}

/// Picker and partner draw trump; defenders lead fail, and first of all the called suit.
Card judgeLead(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits,
    const Whim& whim)
{
    const auto plan = memory.viewerIsMaker() ? makersPlan : defendersPlan;
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return worthOfTrick(card, odds, habits) - worthOfKeeping(card, memory, habits)
            + worthOfShowing(card, memory, habits) + plan(card, memory, habits)
            + simpleLead(card, memory, habits) + whim.of(card);
    });
}

/// Schmears if the own side has the trick, takes it if it pays, and otherwise throws off the card
/// that is missed least.
Card judgeFollow(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits,
    const Whim& whim)
{
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return worthOfTrick(card, odds, habits) - worthOfKeeping(card, memory, habits)
            + worthOfShowing(card, memory, habits) + simpleFollow(card, memory, odds, habits)
            + whim.of(card);
    });
}

} // namespace

/// Playing both queens would leave the maker alone. Showing the first one is for hands that are
/// strong enough for the makers' side.
double worthOfShowing(Card card, const Memory& memory, const Habits& habits)
{
    const Observation& seen = memory.seen();
    if (seen.variant->partner != Partner::FirstQueens || card.rank() != Rank::Queen
        || seen.isSideKnown())
        return 0;
    if (seen.isMaker(seen.viewer))
        return seen.variant->differentFirstQueens ? 0 : -habits.avoidAlone;
    const double strength = handStrength(seen.dealt, seen.trumps) - fairHand;
    return std::clamp(habits.showQueen * strength, -habits.avoidAlone, habits.avoidAlone);
}

Card judgeCard(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits,
    const Whim& whim)
{
    return odds.leading() ? judgeLead(memory, odds, legal, habits, whim)
                          : judgeFollow(memory, odds, legal, habits, whim);
}

} // namespace sheepshead
