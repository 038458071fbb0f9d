// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/card_spread.h"
#include "engine/worlds/deal_back.h"
#include "engine/worlds/known_cards.h"
#include "engine/worlds/world.h"

#include <utility>
#include <vector>

namespace sheepshead {

/// Draws deals that fit everything a seat has seen. Without a leaning all are equally likely: what
/// each seat holds, has buried and has laid under, and which cards came from the blind. Where
/// reneges forfeit the hand, as few seats as possible are assumed to have reneged. The observation
/// must be that of the seat to act; it is kept by reference. Worlds also fit what is taken for
/// granted.
class DealSampler {
public:
    DealSampler(const Observation& seen, std::span<const Action> legal);
    DealSampler(const Observation& seen, std::span<const Action> legal, const Leaning& leaning,
        const KnownCards& granted = {});

    /// An upper bound of the number of ways in which the cards can lie.
    double count() const;

    /// Nothing if hundreds of tries in a row fail: no deal fits the observation, or hardly any.
    std::optional<World> draw(Rng& rng) const;

    /// Every way in which the cards can lie, once each; for small count() only.
    std::vector<World> all() const;
    /// The same, each with its weight.
    std::vector<std::pair<World, double>> allWeighed() const;

private:
    struct Explanation {
        CardSpread spread;
        std::vector<LaidCards> laid;
        SeatSet renegers; ///< have all reneged; of the others only the viewer may have
    };

    void explain(SeatSet renegers, const Leaning& leaning);
    void explainByReneges(int count, const Leaning& leaning);
    const Explanation& anyExplanation(Rng& rng) const;
    World worldOf(
        const Explanation& explanation, const CardSpread::Filling& filling, Rng& rng) const;
    void lay(World& world, const HiddenPlace& place, CardSet cards) const;
    void fillPiles(World& world, Seat seat, CardSet covered, Rng& rng) const;
    bool fits(const World& world, SeatSet renegers) const;

    const Observation& seen_;
    std::span<const Action> legal_;
    KnownCards granted_;
    std::vector<Explanation> explanations_;
    double weight_ = 0;
    DealBack dealBack_;
    World known_;           ///< what the viewer knows
    bool tellsDeal_ = true; ///< not at two-handed tables once a card was played
    bool retell_ = false;   ///< only a replay tells whether a world fits
};

} // namespace sheepshead
