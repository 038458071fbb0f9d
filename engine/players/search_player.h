// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/player.h"
#include "engine/players/rule_player.h"
#include "engine/players/search_budget.h"
#include "engine/support/rng.h"

namespace sheepshead {

/// A computer player that imagines many deals which fit what he has seen, plays each of his
/// choices out in all of them and takes what brings most. Where that gives nothing he decides like
/// a RulePlayer. The same seed, budget and observation always give the same action, unless time
/// runs out. No memory of his own: one object can sit in several chairs.
class SearchPlayer : public Player {
public:
    explicit SearchPlayer(
        std::uint64_t seed, const SearchBudget& budget = {}, TimeIsUp timeIsUp = {});

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    Action decide(const Observation& seen, std::span<const Action> legal, const TimeIsUp& stop);
    Action judgeCard(const Observation& seen, std::span<const Action> legal, const Action& byRule,
        Rng& rng, const TimeIsUp& stop) const;
    Action judgeBid(const Observation& seen, std::span<const Action> legal, const Action& byRule,
        Rng& rng, const TimeIsUp& stop) const;
    Rng rngFor(const Observation& seen) const;

    std::uint64_t seed_;
    SearchBudget budget_;
    TimeIsUp timeIsUp_;
    RulePlayer rules_;
};

} // namespace sheepshead
