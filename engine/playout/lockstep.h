// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/card_worth.h"
#include "engine/playout/lane_odds.h"

namespace sheepshead {

/// Plays several positions of one hand to their end, card by card in all of them at once: what
/// Playout does, the same cards, with masks where it has branches. Every world differs, so a
/// processor guesses those branches wrong.
template <std::size_t seats> class Lockstep {
public:
    static constexpr std::size_t others = seats - 1;

    /// One position for each lane, or fewer; all must be such as PlayoutBatch says.
    Lockstep(const PlaySetting& setting, std::span<Unfinished* const> tasks);

    /// The positions are at their end then.
    void finish();

private:
    using Odds = LaneOdds<seats>;
    using Each = typename Odds::Each;
    using Lacks = typename Odds::Lacks;
    using Kind = typename LaneTable<seats>::Kind;
    using Weights = WeightsAs<LaneFloats>;

    /// A decision in each lane.
    struct View {
        Odds odds;
        Weights weights;
        LaneFloats noise;
        LaneFloats onTable {};
        PointsBehind<LaneFloats> behind;
        LaneFloats friendHasIt {};
        LaneBits beating;
        bool leads = false;
    };
    /// A card in each lane that may be the best.
    struct Candidate {
        LaneBits card;
        Kind kind;
        LaneMask trump;
        LaneBits higher; ///< unseen cards of its kind that beat it
        LaneInts number; ///< of these
        LaneFloats points;
    };
    /// What it does besides what it keeps.
    struct Prospects {
        LaneFloats ours; ///< the side's chance to take the trick
        LaneFloats later;
    };
    struct Best {
        LaneBits card {};
        LaneFloats points {};
        LaneFloats worth = inAllLanes(-1000.0F);
    };
    /// How likely the other seats beat a card that follows suit, or ruffs.
    struct Beating {
        Lacks lacks;
        Each times;
        Each plus;
    };
    /// The seats behind, in a trick that was led.
    struct Behind {
        Lacks led;
        Each cannot;
        Each ruffs;
        LaneMask trumpLed;
    };

    template <std::size_t turn> void step();
    template <std::size_t turn> void look(View& view) const;
    template <std::size_t turn> void loadWeights(View& view) const;
    template <std::size_t turn> void gatherWeights(View& view) const;
    template <std::size_t turn> Best lead(const View& view, LaneBits cards) const;
    template <std::size_t turn> Best follow(View& view, LaneBits cards) const;
    template <std::size_t turn> Behind seatsBehind(const Odds& odds) const;
    template <std::size_t turn>
    Beating beatingBy(const Odds& odds, const Behind& behind, LaneMask byTrump) const;
    template <class ProspectsOf>
    Best best(const View& view, LaneBits cards, const ProspectsOf& prospectsOf) const;
    LaneFloats keeping(const View& view, const Candidate& candidate) const;
    LaneFloats extra(const View& view, const Candidate& candidate) const;

    std::span<Unfinished* const> tasks_;
    LaneTable<seats> table_;
    const Policy* everybody_; ///< if all players play alike
    bool plain_ = true;       ///< all players look at no more than regulars do
};

} // namespace sheepshead
