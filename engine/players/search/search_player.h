// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/search/job_runner.h"
#include "engine/players/search/search_budget.h"
#include "engine/players/search/trials.h"
#include "engine/support/rng.h"

namespace sheepshead {

/// What a search player thinks of a decision.
struct Considered {
    Action choice; ///< what he does
    /// What he expects of every action that is proper: of his choice first, then best first. Where
    /// it is a near thing, or the table expects something else, the best is not his choice. Empty
    /// if no deal fits what was seen.
    std::vector<Prospect> prospects;
};

/// A computer player that imagines many deals which fit what he has seen, plays each of his
/// choices out in all of them and takes what brings most. Where that gives nothing he decides like
/// a RulePlayer. The same seed, budget and observation always give the same action, on one core or
/// on two, unless time runs out. No memory of his own: one object can sit in several chairs.
class SearchPlayer : public Player {
public:
    explicit SearchPlayer(std::uint64_t seed, const SearchBudget& budget = {},
        TimeIsUp timeIsUp = {}, SideBySide sideBySide = oneAfterAnother);

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

    /// The same choice, and what it was held against. Asked to stop, he has no prospects.
    Considered consider(const Observation& seen, std::span<const Action> legal,
        const std::stop_token& stop = {}) const;

private:
    std::vector<Trials> tryAll(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const;
    std::uint64_t seedFor(const Observation& seen) const;

    std::uint64_t seed_;
    SearchBudget budget_;
    TimeIsUp timeIsUp_;
    SideBySide sideBySide_;
};

} // namespace sheepshead
