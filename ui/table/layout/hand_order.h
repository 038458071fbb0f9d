// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/rules/trumps.h"

namespace sheepshead {

/// How people sort a hand: trump first, then clubs, spades, hearts (and diamonds where they are
/// fail); within each from the strongest down.

/// Trump is group 0; the fail suits follow.
inline int handGroup(Card card, const TrumpOrder& trumps)
{
    return trumps.isTrump(card) ? 0 : 1 + static_cast<int>(card.suit());
}

inline bool standsBefore(Card a, Card b, const TrumpOrder& trumps)
{
    const int groupA = handGroup(a, trumps);
    const int groupB = handGroup(b, trumps);
    return groupA != groupB ? groupA < groupB : trumps.power(a) > trumps.power(b);
}

} // namespace sheepshead
