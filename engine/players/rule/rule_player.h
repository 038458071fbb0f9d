// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// A computer player that plays by rules of thumb: one judgement for each kind of decision. The
/// same observation always gives the same action.
class RulePlayer : public Player {
public:
    RulePlayer() = default;
    explicit RulePlayer(const Habits& habits)
        : habits_(habits)
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    Action judgePlay(const Observation& seen, std::span<const Action> legal) const;

    Habits habits_;
};

} // namespace sheepshead
