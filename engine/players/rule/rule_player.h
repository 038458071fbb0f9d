// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/playout/policy.h"
#include "engine/playout/style.h"

namespace sheepshead {

/// A computer player that plays by rules of thumb: one judgement for each kind of decision. Without
/// a style it is a regular. The same observation always gives the same action; a style's lapses
/// depend on the seed and the hand.
class RulePlayer : public Player {
public:
    RulePlayer() = default;
    explicit RulePlayer(const Habits& habits)
        : habits_(habits)
        , policy_(policyOf(habits))
    {
    }
    RulePlayer(const Style& style, std::uint64_t seed)
        : habits_(style.habits)
        , policy_(policyOf(style.habits))
        , noise_(style.lapses.noise)
        , seed_(seed)
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    Action judgePlay(const Observation& seen, std::span<const Action> legal) const;

    Habits habits_;
    Policy policy_ = regularPolicy();
    double noise_ = 0;
    std::uint64_t seed_ = 0;
};

} // namespace sheepshead
