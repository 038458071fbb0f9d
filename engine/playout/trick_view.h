// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"

namespace sheepshead {

/// A decision in a playout as the seat to act sees it.
struct TrickView {
    const PlayPosition* position = nullptr;
    bool leads = false;
    std::size_t led = 0; ///< the kind; only where he does not lead
    CardSet beating;     ///< what takes the trick as it lies
    float toPlay = 0;    ///< seats after him
    float onTable = 0;   ///< card points
    float pointsToCome = 0;
    float ifLost = 0;      ///< what others throw on the trick then
    float ifWon = 0;       ///< and how much more goes on it either way
    float trumpLead = 0;   ///< what leading trump is worth beside the trick
    float openingLead = 0; ///< and the called suit
};

/// Card points in the numbers that a playout weighs with.
inline float pointsOf(Card card)
{
    static constexpr std::array<float, 32> pointsByCard = [] {
        std::array<float, 32> points {};
        for (int i = 0; i < 32; ++i)
            points[static_cast<std::size_t>(i)] =
                static_cast<float>(Card::fromIndex(i).points().value);
        return points;
    }();
    return pointsByCard[static_cast<std::size_t>(card.index())];
}

} // namespace sheepshead
