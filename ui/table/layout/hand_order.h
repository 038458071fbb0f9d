// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/rules/trumps.h"

#include <cstdint>

namespace sheepshead {

/// How the person wants the cards of the hand to stand. ByPower: trump first, then clubs, spades,
/// hearts (and diamonds where they are fail). BySuit: queens and jacks stay with the suit that is
/// printed on them. Within each group from the strongest down. AsDealt: in no order at all.
enum class HandOrder : std::uint8_t { ByPower, BySuit, AsDealt };

/// The group of a card, from left to right; trump is group 0 by power.
inline int handGroup(Card card, const TrumpOrder& trumps, HandOrder order = HandOrder::ByPower)
{
    if (order == HandOrder::AsDealt)
        return 0;
    const int suit = 1 + static_cast<int>(card.suit());
    return order == HandOrder::ByPower && trumps.isTrump(card) ? 0 : suit;
}

inline bool standsBefore(
    Card a, Card b, const TrumpOrder& trumps, HandOrder order = HandOrder::ByPower)
{
    const int groupA = handGroup(a, trumps, order);
    const int groupB = handGroup(b, trumps, order);
    if (groupA != groupB)
        return groupA < groupB;
    const bool trumpA = trumps.isTrump(a);
    return trumpA != trumps.isTrump(b) ? trumpA : trumps.power(a) > trumps.power(b);
}

} // namespace sheepshead
