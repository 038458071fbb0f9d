// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/policy.h"

namespace sheepshead {

/// Decides by a policy what comes before the cards: pick, bury and call, each time what the policy
/// judges best; a pick that is neither good nor bad is taken or left by chance. Everything else as
/// a regular does. The policy is kept by reference.
class PolicyPlayer : public Player {
public:
    explicit PolicyPlayer(const Policy& policy, std::uint64_t seed = 0)
        : policy_(policy)
        , seed_(seed)
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    const Action* best(std::span<const Action> legal, Decision decision,
        const PlannedOptions& options, CardSet (*cardsOf)(const Action&)) const;
    bool picks(const Observation& seen) const;
    Action bury(const Observation& seen, std::span<const Action> legal);
    Action call(const Observation& seen, std::span<const Action> legal);

    const Policy& policy_;
    std::uint64_t seed_;
    RulePlayer regular_;
};

} // namespace sheepshead
