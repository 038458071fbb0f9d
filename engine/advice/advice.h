// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/players/opponents/traits.h"
#include "engine/players/search/search_player.h"
#include "engine/players/search/trials.h"

#include <optional>
#include <span>
#include <vector>

namespace sheepshead {

/// What to do in a seat's place, and why.
struct Advice {
    Action recommended;
    /// The action with which the facts compare the recommended one; nothing if there is no choice.
    std::optional<Action> against;
    /// Every choice with its expected result: the recommended one, then best first; empty if it
    /// could not be measured.
    std::vector<Prospect> prospects;
    std::vector<advice::Fact> facts; ///< never empty
};

/// Whether a fact speaks for the recommended action (1), against it (-1), or neither (0).
int speaksFor(const advice::Fact& fact, const Observation& seen);

/// The budget of an adviser, in worlds.
struct AdviceBudget {
    SearchBudget search = analysisBudget;
    int factWorlds = 600;   ///< to compare cards
    int courseWorlds = 200; ///< to compare decisions before the first lead
};

/// Finds the facts that set `advice.recommended` apart from `advice.against`; the prospects, if
/// there are any, begin with that of the recommended action. Facts are compared in `factWorlds`
/// worlds for cards and `courseWorlds` for other decisions.
void explain(Advice& advice, const Observation& seen, std::span<const Action> legal,
    const Acquaintances& known, const AdviceBudget& budget, std::uint64_t seed,
    const std::stop_token& stop);

/// Advises a seat: what a search player would do with that seat's observation, and the facts that
/// explain it. The same seed, budget and observation always give the same advice, unless stopped.
class Adviser {
public:
    explicit Adviser(
        std::uint64_t seed, const AdviceBudget& budget = {}, JobRunner runJobs = runSequentially);

    /// What is known of the others from now on.
    void meet(const Acquaintances& known)
    {
        known_ = known;
        player_.meet(known.opponents);
    }

    /// The seat must be to act. If stopped, returns at once with the results so far.
    Advice advise(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop);

private:
    std::uint64_t seed_;
    AdviceBudget budget_;
    SearchPlayer player_;
    Acquaintances known_;
};

} // namespace sheepshead
