// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/memory.h"

#include "engine/rules/layouts.h"

namespace sheepshead {

Memory::Memory(const Observation& seen)
    : seen_(seen)
    , hidden_(deckOf(*seen.variant) - seen.hand - seen.blind - seen.buried - seen.dealt
          - seen.cardsSeenPlayed())
{
    for (const Seat seat : seen_.seats)
        if (seat != seen_.viewer)
            mayHold_[seat] = hidden_;
    placeOpenCards();
    rememberVoids();
    placeCalledCard();
}

/// Everyone sees who holds them.
void Memory::placeOpenCards()
{
    for (const Seat owner : seen_.seats)
        for (const Seat other : seen_.seats)
            if (other != owner)
                mayHold_[other] -= seen_.open[owner];
}

CardSet Memory::ledSuitOf(const Trick& trick) const
{
    const PlayedCard& led = trick.cards.front();
    if (led.asUnder)
        return seen_.trumps.fail(seen_.called->suit());
    return seen_.trumps.suitOf(*led.card);
}

void Memory::rememberVoids()
{
    // Failing to follow proves nothing where reneges are possible, or while cards lie covered.
    const bool followingProves =
        seen_.variant->renege == Renege::Refused && seen_.variant.layout().piles == 0;
    for (const Trick& trick : seen_.tricks)
        if (followingProves)
            rememberVoids(trick);
}

/// PLAY-2: a seat that does not follow is void. The under follows suit, but proves the same.
void Memory::rememberVoids(const Trick& trick)
{
    const CardSet led = ledSuitOf(trick);
    for (const PlayedCard& played : trick.cards)
        if (played.asUnder || !led.contains(*played.card))
            mayHold_[played.seat] -= led;
}

/// Until it is led, the partner holds the called card.
void Memory::placeCalledCard()
{
    if (!seen_.called)
        return;
    const Card called = *seen_.called;
    if (seen_.picker && !seen_.trumps.isTrump(called)) {
        mayHold_[*seen_.picker].remove(called);
        calledSuitUnled_ = seen_.trumps.fail(called.suit());
        for (const Trick& trick : seen_.tricks)
            if (ledSuitOf(trick) == calledSuitUnled_ && &trick != seen_.trickOnTable())
                calledSuitUnled_ = {};
    }
    const SeatSet partners = seen_.partners();
    if (partners.size() != 1 || seen_.variant->partner == Partner::JackAndAce)
        return;
    for (const Seat seat : seen_.seats)
        if (!partners.contains(seat))
            mayHold_[seat].remove(called);
}

int Memory::stillToPlay() const
{
    const Trick* const trick = seen_.trickOnTable();
    const int played = trick ? static_cast<int>(trick->cards.size()) : 0;
    return seen_.seats.size() - played - 1;
}

} // namespace sheepshead
