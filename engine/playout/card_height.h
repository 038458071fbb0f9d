// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/trumps.h"

#include <algorithm>

namespace sheepshead {

/// The share of the other cards of its suit, or of all other trump, that a card beats, from 0 to 1.
inline double heightOf(const TrumpOrder& trumps, Card card)
{
    const CardSet others = trumps.suitOf(card).without(card);
    const auto beaten = std::ranges::count_if(
        others, [&](Card other) { return trumps.power(other) < trumps.power(card); });
    return others.empty() ? 1 : static_cast<double>(beaten) / others.size();
}

} // namespace sheepshead
