// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/observation.h"

namespace sheepshead {

const Trick* Observation::trickOnTable() const
{
    if (tricks.empty() || static_cast<int>(tricks.back().cards.size()) == seats.size())
        return nullptr;
    return &tricks.back();
}

CardSet Observation::cardsSeenPlayed() const
{
    CardSet cards;
    for (const Trick& trick : tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.card)
                cards.add(*played.card);
    return cards;
}

SeatSet Observation::partners() const
{
    SeatSet partners = sides.makers;
    if (picker)
        partners.remove(*picker);
    return partners;
}

} // namespace sheepshead
