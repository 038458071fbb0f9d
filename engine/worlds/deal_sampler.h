// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/card_spread.h"
#include "engine/worlds/deal_back.h"
#include "engine/worlds/world.h"

#include <utility>
#include <vector>

namespace sheepshead {

/// Deals that fit everything a seat has seen. Where reneges forfeit the hand as few seats as
/// possible are taken to have reneged: none, if it can be explained so. Without a leaning each is
/// as likely as any other: who holds, has buried and has laid under what, and which of a picker's
/// cards he took from the blind. The observation must be that of the seat to act; it is kept by
/// reference.
class DealSampler {
public:
    DealSampler(const Observation& seen, std::span<const Action> legal);
    DealSampler(const Observation& seen, std::span<const Action> legal, const Leaning& leaning);

    /// How many ways the cards can lie, at most.
    double count() const;

    /// Nothing if hundreds of tries in a row came to nothing: the observation explains itself in no
    /// way, or hardly any.
    std::optional<World> draw(Rng& rng) const;

    /// Every way the cards can lie, once each; for small count() only.
    std::vector<World> all() const;
    /// The same, each with what the leaning makes of it.
    std::vector<std::pair<World, double>> allWeighed() const;

private:
    struct Explanation {
        CardSpread spread;
        SeatSet renegers; ///< all of them have reneged, and of the others nobody but the viewer
    };

    void explain(SeatSet renegers, const Leaning& leaning);
    void explainByReneges(int count, const Leaning& leaning);
    const Explanation& anyExplanation(Rng& rng) const;
    World worldOf(const CardSpread& spread, const CardSpread::Filling& filling, Rng& rng) const;
    void fillPiles(World& world, Seat seat, CardSet covered, Rng& rng) const;
    bool fits(const World& world, SeatSet renegers) const;

    const Observation& seen_;
    std::span<const Action> legal_;
    std::vector<Explanation> explanations_;
    double weight_ = 0;
    DealBack dealBack_;
    World known_;           ///< what the viewer need not guess
    bool tellsDeal_ = true; ///< not at two-handed tables once a card was played
    bool retell_ = false;   ///< only doing everything again tells whether a world fits
};

} // namespace sheepshead
