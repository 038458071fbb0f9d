// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/action_likelihood.h"
#include "engine/players/search/ways_by_cards.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"

namespace sheepshead {

/// The likelihood of what the others were seen doing, given a world and what is thought of them:
/// their picks and passes, the bury, the call and the cards played. Only ratios between worlds have
/// a meaning. Keeps references to all it is made of.
class Likelihood {
public:
    Likelihood(const Observation& seen, const PlayTable& table, const Opponents& opponents);

    double of(const World& world);

    /// How likely each way makes what its player did in the world that was judged last.
    const PerSeat<Ways>& ways() const { return ways_; }
    /// Who the others are in a world with these ways, drawn in proportion to them.
    Seated drawSeated(const PerSeat<Ways>& ways, Rng& rng) const;

private:
    /// False if that is next to impossible.
    bool weighPlays(const World& world);
    const Ways& waysOf(std::size_t number, const PlayPosition& position, Card card);

    const Observation& seen_;
    const Opponents& opponents_;
    SeenBids bids_;
    SeenPlan plan_;
    const PlayTable& table_;
    Playout policy_;
    std::vector<WaysByCards> plays_; ///< by their number
    PerSeat<Ways> chances_;
    PerSeat<float> chanceSums_;
    PerSeat<Ways> ways_; ///< in the world judged last
    Playout::Options options_;
};

} // namespace sheepshead
