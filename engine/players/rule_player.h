// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/habits.h"
#include "engine/players/player.h"

namespace sheepshead {

/// A computer player that plays by the rules of thumb of a good table: one judgement for each kind
/// of decision. The same observation always gives the same action.
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
