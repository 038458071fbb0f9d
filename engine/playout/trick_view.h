// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/card_worth.h"
#include "engine/playout/play_position.h"
#include "engine/playout/policy.h"

namespace sheepshead {

/// A decision in a playout, as the seat to act sees it.
struct TrickView {
    const PlayPosition* position = nullptr;
    const Features* weights = nullptr; ///< of this kind of decision, of the seat to act
    Decision decision {};
    bool leads = false;
    std::size_t led = 0; ///< the kind; only if the seat follows
    CardSet beating;     ///< cards that take the trick as it lies
    float toPlay = 0;    ///< number of seats still to play after this one
    float onTable = 0;   ///< card points
    PointsBehind<float> behind {};
    LeadPlan<float> plan {}; ///< of a lead
    float trumpOut = 0;      ///< of a maker's lead: 1 while the opponents have plenty of trump
    float friendHasIt = 0;   ///< how likely a companion has the trick as it lies
};

/// What the cards of a kind have in common in such a decision.
struct KindView {
    std::size_t kind = 0;
    CardSet suit;
    const float* beatenByHigher = nullptr; ///< share of the hidden trump that one beats
    float voiding = 0;                     ///< what it is worth to have none left
    float walk = 0;  ///< what a fail card is worth that nothing of its suit beats
    float later = 0; ///< what leading it is worth beside the trick
};

/// Card points as floats, from a table.
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
