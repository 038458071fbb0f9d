// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/trick_play.h"

#include "engine/hand/phases/ending.h"
#include "engine/hand/phases/leaster.h"
#include "engine/hand/phases/raising.h"
#include "engine/hand/sides.h"

#include <algorithm>

namespace sheepshead::trick_play {

namespace {

/// The called card's holder: the picker after a call of their own card (CALL-OWN).
Seat partnerBound(const HandData& hand)
{
    for (const Seat seat : hand.seats)
        if (hand.hands[seat].contains(*hand.called))
            return seat;
    return *hand.picker;
}

CallDuty dutyOf(const HandData& hand)
{
    if (!hand.called || !hand.picker)
        return {};
    return dutyOfCall(*hand.variant, hand.trumps(), *hand.called, *hand.picker, partnerBound(hand));
}

TrickRecord& trickOnTable(HandData& hand)
{
    return hand.tricks[static_cast<std::size_t>(hand.trickCount - 1)];
}

/// True when it ended the trick.
bool lay(HandData& hand, Seat seat, Card card)
{
    const auto place = static_cast<std::size_t>(hand.play.cardsInTrick());
    hand.trickCount += place == 0 ? 1 : 0;
    TrickRecord& trick = trickOnTable(hand);
    trick.cards[place] = card;
    trick.seats[place] = seat;
    trick.count = static_cast<std::uint8_t>(place + 1);
    const bool ended = hand.play.play(hand.trumps(), card);
    trick.winning = ended ? hand.play.leader() : hand.play.winning();
    hand.turn = hand.play.turn();
    return ended;
}

TrickTaken taken(const HandData& hand, const TrickRecord& trick)
{
    TrickTaken event { .winner = trick.winning, .number = hand.trickCount };
    for (std::size_t i = 0; i < trick.count; ++i) {
        if (hand.under == trick.cards[i])
            event.under = trick.cards[i];
        else
            event.cards.add(trick.cards[i]);
    }
    event.withBlind = leaster::blindGoesWith(hand, hand.trickCount);
    return event;
}

/// 2H-1, 2H-2: what lay under the cards of this trick.
void turnUncovered(const HandData& hand, const TrickRecord& trick, EventSink events)
{
    const auto piles = static_cast<std::size_t>(hand.variant.layout().piles);
    for (std::size_t i = 0; i < trick.count; ++i)
        for (std::size_t pile = 0; pile < piles; ++pile)
            if (const Pile& dealt = hand.deal.piles[trick.seats[i]][pile];
                dealt.open == trick.cards[i])
                events.push_back(Turned { trick.seats[i], dealt.covered });
}

/// RENEGE: a card that the seat should have played before proves it; at the latest the end does,
/// where the cards that are left are laid open.
std::optional<Seat> provenRenege(const HandData& hand, Seat seat, Card card, bool handEnds)
{
    if (hand.owed[seat].contains(card))
        return seat;
    if (handEnds)
        for (const Seat guilty : hand.seats)
            if (!hand.owed[guilty].empty())
                return guilty;
    return std::nullopt;
}

/// RENEGE: besides the proper cards, a partner who failed to follow the called suit with the called
/// card shows by any card of that suit that they could have followed.
void noteRenege(HandData& hand, Card card)
{
    const CardSet proper = hand.play.legal();
    if (proper.contains(card))
        return;
    hand.owed[hand.turn] |= proper;
    const bool failedToFollow = hand.play.cardsInTrick() > 0 && !hand.play.ledSuit().contains(card);
    if (failedToFollow && !hand.onlyProperCardsProve)
        hand.owed[hand.turn] |= hand.play.hand(hand.turn) & hand.play.ledSuit();
}

void endTrick(HandData& hand, EventSink events)
{
    const TrickRecord& trick = trickOnTable(hand);
    if (events.listens()) {
        events.push_back(taken(hand, trick));
        turnUncovered(hand, trick, events);
    }
    if (leaster::blindGoesWith(hand, hand.trickCount))
        hand.play.addPoints(trick.winning, hand.deal.blind.points());
    if (hand.trickCount == 1)
        sides::firstTrickTaken(hand, trick.winning, events);
}

/// BLITZ-WHEN "in play".
bool mayBlitz(const HandData& hand)
{
    return hand.variant->blitzBlackQueens && hand.variant->blitzWhen == BlitzWhen::InPlay
        && hand.picker && raising::mayRaise(hand);
}

bool blackQueenPairPossible(const HandData& hand, Card card)
{
    const CardSet pair = raising::cardsOf(BlitzPair::BlackQueens);
    if (!pair.contains(card) || !mayBlitz(hand))
        return false;
    const CardSet played = hand.hands[hand.turn] - hand.play.hand(hand.turn);
    return !hand.blitzed.meets(pair) && played.containsAll(pair.without(card));
}

void finishIfDecided(HandData& hand, Seat seat, Card card, EventSink events)
{
    const bool handEnds = hand.play.over() || ending::isDecidedEarly(hand);
    const auto reneged =
        hand.onlyProperCards ? std::nullopt : provenRenege(hand, seat, card, handEnds);
    if (reneged || handEnds)
        ending::finish(hand, reneged, events);
}

bool isUnder(const HandData& hand, Card card)
{
    return hand.play.under() == card && hand.turn == hand.picker;
}

/// Plays the card with all its consequences.
inline void playOut(HandData& hand, Card card, bool asUnder, EventSink events)
{
    const Seat seat = hand.turn;
    const bool ended = lay(hand, seat, card);
    if (!asUnder && sides::tellsOfMakers(hand, card))
        sides::cardShown(hand, seat, card, events);
    if (ended)
        endTrick(hand, events);
    if (ended || !hand.onlyProperCards)
        finishIfDecided(hand, seat, card, events);
}

/// RENEGE "forfeits": any card of the hand, the proper ones first.
CardSet improper(const HandData& hand)
{
    return hand.variant->renege == Renege::Forfeits ? hand.play.hand(hand.turn) - hand.play.legal()
                                                    : CardSet();
}

void addPlays(const HandData& hand, CardSet cards, Choices& choices)
{
    for (const Card card : cards) {
        choices.add(Play { card });
        if (blackQueenPairPossible(hand, card))
            choices.add(Play { card, true });
    }
}

void layPiles(HandData& hand)
{
    for (const Seat seat : hand.seats)
        for (int i = 0; i < hand.variant.layout().piles; ++i) {
            const Pile& pile = hand.deal.piles[seat][static_cast<std::size_t>(i)];
            hand.play.cover(pile.open, pile.covered);
        }
}

/// Whether a play is a choice among proper cards and nothing else. RENEGE "forfeits" allows other
/// cards, and a blitz in play can be declared with a card.
bool decidesOnCardsOnly(const Variant& variant)
{
    return variant.renege != Renege::Forfeits
        && !(variant.blitzBlackQueens && variant.blitzWhen == BlitzWhen::InPlay);
}

} // namespace

void begin(HandData& hand, Seat leader)
{
    hand.play = Playing(hand.seats, hand.hands, leader);
    if (hand.variant.layout().piles > 0)
        layPiles(hand);
    hand.play.setDuty(dutyOf(hand));
    if (hand.under)
        hand.play.layUnder(*hand.picker, *hand.under);
    hand.onlyProperCards = decidesOnCardsOnly(*hand.variant);
    hand.phase = Phase::Playing;
    hand.turn = leader;
}

void listLegal(const HandData& hand, Choices& choices)
{
    choices.clear();
    addPlays(hand, hand.play.legal(), choices);
    addPlays(hand, improper(hand), choices);
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    const auto* const play = std::get_if<Play>(&action);
    if (play == nullptr)
        return std::holds_alternative<Blitz>(action) ? raising::whyNoRaise(hand) : Refusal::NotNow;
    if (play->blitz && !blackQueenPairPossible(hand, play->card))
        return raising::whyNoRaise(hand);
    return improper(hand).contains(play->card) ? std::nullopt : hand.play.whyNot(play->card);
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    play(hand, std::get<Play>(action), events);
}

void play(HandData& hand, Play action, EventSink events)
{
    const Card card = action.card;
    const Seat seat = hand.turn;
    const bool asUnder = isUnder(hand, card);
    if (!hand.onlyProperCards)
        noteRenege(hand, card);
    events.push_back(Played { seat, card, asUnder });
    if (action.blitz)
        raising::showPair(hand, seat, BlitzPair::BlackQueens, events);
    playOut(hand, card, asUnder, events);
}

void playSilently(HandData& hand, Card card)
{
    assert(hand.onlyProperCards);
    playOut(hand, card, isUnder(hand, card), EventSink());
}

} // namespace sheepshead::trick_play
