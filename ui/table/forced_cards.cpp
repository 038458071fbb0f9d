// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/forced_cards.h"

namespace sheepshead {

std::optional<Action> forcedCard(const Turn& turn, ForcedCards which)
{
    if (which == ForcedCards::Never || turn.legal.size() != 1
        || !std::holds_alternative<Play>(turn.legal.front()))
        return std::nullopt;
    const bool last = turn.seen.cardsHeld[turn.seen.viewer] == 1;
    return last || which == ForcedCards::Any ? std::optional(turn.legal.front()) : std::nullopt;
}

} // namespace sheepshead
