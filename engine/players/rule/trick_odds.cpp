// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/trick_odds.h"

#include <algorithm>

namespace sheepshead {

TrickOdds::TrickOdds(const Memory& memory)
    : memory_(memory)
    , stillToPlay_(memory.stillToPlay())
{
    countFriends();
    const Trick* const trick = memory.seen().trickOnTable();
    if (!trick)
        return;
    led_ = memory.ledSuitOf(*trick);
    bestIsOurs_ = memory.chanceOnMySide(trick->winning);
    for (const PlayedCard& played : trick->cards) {
        if (!played.card)
            continue;
        onTable_ += played.card->points();
        if (played.seat == trick->winning && !played.asUnder)
            best_ = played.card;
    }
}

void TrickOdds::countFriends()
{
    Seat seat = memory_.seen().viewer;
    for (int i = 0; i < stillToPlay_; ++i) {
        seat = memory_.seen().seats.nextAfter(seat);
        friendsToPlay_ += memory_.chanceOnMySide(seat);
    }
}

CardSet TrickOdds::ledWith(Card card) const
{
    if (led_)
        return *led_;
    return memory_.trumps().suitOf(isUnder(card) ? *memory_.seen().called : card);
}

/// PLAY-3, UNDER-POWER, TEN-BEATS-ACE.
bool TrickOdds::beats(Card card, std::optional<Card> best, CardSet led) const
{
    const TrumpOrder& trumps = memory_.trumps();
    if (isUnder(card) || !(trumps.trump() | led).contains(card))
        return false;
    if (!best)
        return true;
    if (led == memory_.calledSuitUnled() && !trumps.isTrump(card) && !trumps.isTrump(*best))
        return memory_.calledSuitPower(card) > memory_.calledSuitPower(*best);
    return trumps.power(card) > trumps.power(*best);
}

bool TrickOdds::takesLead(Card card) const { return beats(card, best_, ledWith(card)); }

CardSet TrickOdds::thatBeat(std::optional<Card> best, CardSet cards, CardSet led) const
{
    CardSet beating;
    for (const Card card : cards)
        if (beats(card, best, led))
            beating.add(card);
    return beating;
}

/// With a card of the led suit, or, without one, with a trump.
double TrickOdds::chanceBeats(Seat seat, std::optional<Card> best, CardSet led) const
{
    const CardSet trump = memory_.trumps().trump();
    const CardSet beating = thatBeat(best, memory_.mayHold(seat) & (trump | led), led);
    const double following = memory_.chanceHoldsAny(seat, beating & led);
    if (led == trump)
        return following;
    return following + memory_.chanceVoid(seat, led) * memory_.chanceHoldsAny(seat, beating - led);
}

double TrickOdds::ours(Card card) const
{
    const CardSet led = ledWith(card);
    const bool takes = takesLead(card);
    const std::optional<Card> best = takes ? std::optional(card) : best_;
    double ours = takes || leading() ? 1 : bestIsOurs_;
    Seat seat = memory_.seen().viewer;
    for (int i = 0; i < stillToPlay_; ++i) {
        seat = memory_.seen().seats.nextAfter(seat);
        const double friendly = memory_.chanceOnMySide(seat);
        const double beats = chanceBeats(seat, best, led);
        ours = ours * (1 - (1 - friendly) * beats) + (1 - ours) * friendly * beats;
    }
    return ours;
}

/// How likely the seat must overtake because it has nothing lower to follow with.
double TrickOdds::chanceForcedOver(Seat seat, Card best, CardSet led) const
{
    const CardSet following = memory_.mayHold(seat) & led;
    const CardSet over = thatBeat(best, following, led);
    return memory_.chanceHoldsAny(seat, over)
        * (1 - memory_.chanceHoldsAny(seat, following - over));
}

double TrickOdds::mineInLeaster(Card card) const
{
    if (!takesLead(card))
        return 0;
    const CardSet led = ledWith(card);
    double mine = 1;
    Seat seat = memory_.seen().viewer;
    for (int i = 0; i < stillToPlay_; ++i) {
        seat = memory_.seen().seats.nextAfter(seat);
        mine *= 1 - chanceForcedOver(seat, card, led);
    }
    return mine;
}

} // namespace sheepshead
