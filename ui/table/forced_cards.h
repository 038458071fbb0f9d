// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/turn.h"

#include <cstdint>
#include <optional>

namespace sheepshead {

/// Which of the person's cards play by themselves, where the rules leave no choice.
enum class ForcedCards : std::uint8_t {
    Never,
    Last, ///< the last one of the hand
    Any,  ///< also the only one that may be played to a trick
};

/// The card that plays by itself in this turn; nothing where there is anything to decide.
std::optional<Action> forcedCard(const Turn& turn, ForcedCards which);

} // namespace sheepshead
