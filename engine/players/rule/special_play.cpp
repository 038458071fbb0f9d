// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/special_play.h"

#include "engine/players/rule/card_play.h"
#include "engine/playout/card_height.h"
#include "engine/playout/leaster_worth.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// How many points a first trick may hold; the later in the hand, the more.
double needOfTrick(const Memory& memory, const Habits& habits)
{
    const Observation& seen = memory.seen();
    if (!seen.variant->leasterTrickNeeded || seen.tricksTaken[seen.viewer] > 0)
        return 0;
    return habits.leasterNeed + habits.leasterNeedGrows * static_cast<double>(seen.tricks.size());
}

/// What simpler players look at.
double simpleLeaster(Card card, const Memory& memory, const TrickOdds& odds, const Habits& habits)
{
    return (memory.trumps().isTrump(card) ? habits.leasterTrump : 0)
        + habits.leasterHigh * heightOf(memory.trumps(), card)
        + habits.leasterPoint * card.points().value
        + (!odds.leading() && odds.takesLead(card) ? habits.leasterTake : 0);
}

/// Everyone plays alone, and points are bad: duck and throw points on others, but take one cheap
/// trick where it is needed (LEASTER-TRICK).
Card judgeLeaster(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits,
    const Whim& whim)
{
    const double need = needOfTrick(memory, habits);
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double mine = odds.mineInLeaster(card);
        const double points = card.points().value;
        const double trick =
            odds.onTable().value + points + habits.leasterToCome * odds.stillToPlay();
        return mine * (need - trick) + (1 - mine) * habits.leasterGive * points
            + habits.leasterShed * memory.shareBeaten(card)
            + simpleLeaster(card, memory, odds, habits) + whim.of(card);
    });
}

double pointsOfViewer(const Observation& seen)
{
    double points = 0;
    for (const Trick& trick : seen.tricks)
        if (&trick != seen.trickOnTable() && trick.winning == seen.viewer)
            for (const PlayedCard& played : trick.cards)
                points += played.card ? played.card->points().value : 0;
    return points;
}

/// Relatives of the leaster in which the fewest points do not win: moster, mittler, schneidster.
Card judgeNoPickGame(
    const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    const Observation& seen = memory.seen();
    const NoPickGame game = *seen.noPickGame;
    const int seats = seen.seats.size();
    const double own = pointsOfViewer(seen);
    const double now = distanceFromWinning(game, own, seats);
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double mine = odds.mineInLeaster(card);
        const double points = card.points().value;
        const double trick =
            odds.onTable().value + points + habits.leasterToCome * odds.stillToPlay();
        const double nearer = now - distanceFromWinning(game, own + trick, seats);
        return mine * nearer + (1 - mine) * habits.leasterGive * points
            + habits.leasterShed * memory.shareBeaten(card);
    });
}

constexpr double certainOfNoTrick = 1.2;
constexpr double priceOfExposure = 0.18; ///< measured: random hands that had to bid a billy

/// How many cards the others can still play under each own card of a suit, beyond those that they
/// will have played when its turn comes. 0 for a hand like 7 9 Q of a suit.
int exposureOf(CardSet own, CardSet suit, const TrumpOrder& trumps)
{
    int exposed = 0;
    int lower = 0;
    int kept = 0;
    while (!suit.empty()) {
        const Card card = trumps.weakest(suit);
        suit.remove(card);
        if (own.contains(card))
            exposed += std::max(0, lower - kept++);
        else
            ++lower;
    }
    return exposed;
}

bool isBidderSafe(const Memory& memory)
{
    const Trick* const trick = memory.seen().trickOnTable();
    if (!trick)
        return false;
    const auto isBidders = [&](const PlayedCard& played) {
        return played.seat == memory.seen().picker;
    };
    return std::ranges::any_of(trick->cards, isBidders) && trick->winning != memory.seen().picker;
}

/// The bidder ducks and sheds cards that may take a trick later. The others leave the bidder the
/// trick as long as possible, and shed their high cards on tricks that the bidder has ducked.
Card judgeBilly(const Memory& memory, const TrickOdds& odds, CardSet legal)
{
    constexpr double trick = 10;
    const bool bids = memory.seen().picker == memory.seen().viewer;
    const double shed = bids || isBidderSafe(memory) ? 1 : -1;
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return shed * memory.shareBeaten(card) - (bids ? trick * odds.mineInLeaster(card) : 0);
    });
}

/// How many of the viewer's trump are unbeatable when they are led from the highest down.
int trumpFromTheTop(const Observation& seen)
{
    CardSet trump = seen.trumps.trump();
    int count = 0;
    while (!trump.empty() && seen.hand.contains(seen.trumps.strongest(trump))) {
        trump.remove(seen.trumps.strongest(trump));
        ++count;
    }
    return count;
}

/// The picker who has bet on every trick leads trump from the top, and follows with the card that
/// takes the trick most surely, then with the cheapest. Points no longer count.
Card judgeBetCard(const Memory& memory, const TrickOdds& odds, CardSet legal)
{
    if (odds.leading())
        return memory.trumps().strongest(legal);
    return bestCard(legal, memory.trumps(), [&](Card card) { return odds.ours(card); });
}

} // namespace

bool isSpecialPlay(const Observation& seen)
{
    return seen.leaster() || seen.solo == SoloKind::Billy
        || (seen.sheepshead && seen.picker == seen.viewer);
}

Card judgeSpecialCard(const Memory& memory, const TrickOdds& odds, CardSet legal,
    const Habits& habits, const Whim& whim)
{
    const Observation& seen = memory.seen();
    if (seen.noPickGame == NoPickGame::Leaster)
        return judgeLeaster(memory, odds, legal, habits, whim);
    if (seen.leaster())
        return judgeNoPickGame(memory, odds, legal, habits);
    return seen.solo == SoloKind::Billy ? judgeBilly(memory, odds, legal)
                                        : judgeBetCard(memory, odds, legal);
}

double chanceOfNoTrick(const Observation& seen)
{
    int exposed = exposureOf(seen.hand, seen.trumps.trump() & deckOf(*seen.variant), seen.trumps);
    for (const Suit suit : allSuits)
        exposed +=
            exposureOf(seen.hand, seen.trumps.fail(suit) & deckOf(*seen.variant), seen.trumps);
    return 1 / (1 + std::exp(priceOfExposure * exposed - certainOfNoTrick));
}

/// The highest trump have to draw all that are out, even if one opponent holds two more than the
/// average. After that every trump of the picker is good, and so is an ace.
bool takesEveryTrick(const Observation& seen)
{
    constexpr int unevenness = 2;
    const CardSet trump = seen.hand & seen.trumps.trump();
    const CardSet fail = seen.hand - trump;
    const int opponents = seen.seats.size() - 1;
    const int trumpOut = seen.trumps.trump().size() - trump.size();
    const int leadsNeeded = (trumpOut + opponents - 1) / opponents + unevenness;
    const bool drawsAll = trumpFromTheTop(seen) >= std::min(leadsNeeded, trump.size());
    return drawsAll && fail.size() <= 1 && (fail - cardsOf(Rank::Ace)).empty();
}

} // namespace sheepshead
