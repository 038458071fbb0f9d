// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/search_options.h"
#include "engine/study/study_question.h"
#include "engine/support/rng.h"
#include "engine/worlds/known_cards.h"
#include "engine/worlds/world.h"

#include <array>
#include <span>

namespace sheepshead {

/// Counts where the cards lie that a seat has not seen, in imagined deals. For the files of this
/// room.
class CardCounts {
public:
    /// Draws more deals; false if none fits.
    bool draw(const Observation& seen, std::span<const Action> legal, const KnownCards& granted,
        const Opponents& opponents, int worlds, Rng& rng, const TimeIsUp& stop);

    /// From the highest index down; empty before the first deal.
    std::vector<CardOdds> odds() const;

private:
    struct Places {
        PerSeat<double> hand;
        PerSeat<double> buried;
        double under = 0;
        double blind = 0;
    };

    void count(const Observation& seen, const World& world, int times);

    CardSet cards_;
    std::array<Places, 32> places_ {};
    double total_ = 0;
};

} // namespace sheepshead
