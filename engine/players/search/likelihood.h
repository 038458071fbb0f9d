// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/seen_bids.h"
#include "engine/players/search/seen_plan.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"

namespace sheepshead {

/// How likely the others would have done in a world what they were seen doing: picked or passed,
/// buried, called, and played the cards they played. Only the proportion between worlds means
/// anything.
class Likelihood {
public:
    Likelihood(const Observation& seen, const PlayTable& table);

    double of(const World& world);

private:
    double ofPlan(const World& world);
    double ofPlays(const World& world);

    const Observation& seen_;
    SeenBids bids_;
    SeenPlan plan_;
    const PlayTable& table_;
    Playout policy_;
};

} // namespace sheepshead
