// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_data.h"

/// The sides, and which seats know them (PART-REVEAL, JACK-SELF, and the who-is-told-what of the
/// layouts).
namespace sheepshead::sides {

/// Holders of these cards are makers from now on; they know themselves.
void addPartnerCards(HandData& hand, CardSet cards);

/// 4H-6: who sits left of the dealer leads, and is a maker with the seat opposite; everyone knows.
void seatAcross(HandData& hand);

/// Whether this card, lying face up, may show who is a maker; hardly any does.
inline bool tellsOfMakers(const HandData& hand, Card card)
{
    return hand.partnerCards.contains(card)
        || (card.rank() == Rank::Queen && hand.variant->partner == Partner::FirstQueens);
}

/// Such a card lies face up.
void cardShown(HandData& hand, Seat seat, Card card, EventSink events);

/// FirstTrick: its taker is the picker's partner.
void firstTrickTaken(HandData& hand, Seat winner, EventSink events);

/// Whether the sides are decided, known or not; not at 4H-4 before two queens have
/// fallen, nor where the first trick finds the partner.
bool isSettled(const HandData& hand);

Sides knownTo(const HandData& hand, Seat viewer);

/// Who is named first among the makers and counts as the picker at tables without a picker
/// (SCORE-PAIR).
Seat namedMaker(const HandData& hand);

} // namespace sheepshead::sides
