// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/players/search/search_player.h"
#include "engine/players/search/trials.h"

#include <optional>
#include <span>
#include <vector>

namespace sheepshead {

/// What somebody would do in a seat's place, and why.
struct Advice {
    Action recommended;
    /// What the facts hold the recommended action against; nothing where there is no choice.
    std::optional<Action> against;
    /// Every choice with what it promises: the recommended one, then best first; empty if that
    /// could not be measured.
    std::vector<Prospect> prospects;
    std::vector<advice::Fact> facts; ///< never empty
};

/// How much an adviser thinks, counted in worlds.
struct AdviceBudget {
    SearchBudget search = analysisBudget;
    int factWorlds = 600;   ///< to find out what a card does
    int courseWorlds = 200; ///< the same for a decision before the first lead
};

/// Looks over a seat's shoulder: what a search player would do on what that seat has seen, and what
/// of it can be told. The same seed, budget and observation always give the same advice, unless
/// time runs out.
class Adviser {
public:
    explicit Adviser(
        std::uint64_t seed, const AdviceBudget& budget = {}, JobRunner runJobs = runSequentially);

    /// The seat is the one to act. Asked to stop, the adviser says at once what he has so far.
    Advice advise(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop);

private:
    void explain(Advice& advice, const Observation& seen, std::span<const Action> legal,
        const std::stop_token& stop) const;

    std::uint64_t seed_;
    AdviceBudget budget_;
    SearchPlayer player_;
};

} // namespace sheepshead
