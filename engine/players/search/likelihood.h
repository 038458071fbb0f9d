// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/action_likelihood.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"

namespace sheepshead {

/// The likelihood of what the others were seen doing, given a world: their picks and passes, the
/// bury, the call and the cards played. Only ratios between worlds have a meaning.
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
