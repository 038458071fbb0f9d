// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/player.h"
#include "engine/players/rule_player.h"
#include "engine/players/search_budget.h"
#include "engine/players/trials.h"
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

    /// What he expects of every action that is proper, best first; nothing if no deal fits what was
    /// seen. He chooses the first, or one that a RulePlayer would take and that is hardly worse.
    std::vector<Prospect> prospects(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) const;

private:
    std::vector<Trials> tryAll(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const;
    Rng rngFor(const Observation& seen) const;

    std::uint64_t seed_;
    SearchBudget budget_;
    TimeIsUp timeIsUp_;
    RulePlayer rules_;
};

} // namespace sheepshead
