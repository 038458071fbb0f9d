// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>

namespace sheepshead {

/// How many worlds a search player imagines for each kind of decision. Counting worlds, not time,
/// makes decisions identical on every machine.
struct SearchBudget {
    int cardWorlds = 800; ///< for a card: each legal one is played out in every world
    int planWorlds = 600; ///< for a bury with its call: only the best plans are tried in all
    int bidWorlds = 400;  ///< for picking, raising and all other decisions

    /// All plans are first tried in this many worlds, if that takes no more than `planTries`
    /// playouts: hundreds of plans get fewer worlds each. Who wants to know what poor plans are
    /// worth has more.
    int planStart = 32;
    int planTries = 3200;
};

/// The budget of hint and review, which no other player waits for. Both use it, so that they agree.
inline constexpr SearchBudget analysisBudget {
    .cardWorlds = 1200, .planWorlds = 800, .bidWorlds = 600
};

/// Asked between worlds; true: answer with the results so far. The engine has no clock, so the
/// caller supplies this. Must be safe to call from several threads at once.
using TimeIsUp = std::function<bool()>;

/// Pieces of work that do not depend on each other.
using Jobs = std::span<const std::function<void()>>;

/// Runs all jobs, in any order or at the same time, and returns when the last is done. The engine
/// starts no threads; a caller with idle cores supplies a runner that uses them.
using JobRunner = std::function<void(Jobs)>;

/// Runs the jobs on the calling thread.
inline void runSequentially(Jobs jobs)
{
    for (const auto& job : jobs)
        job();
}

} // namespace sheepshead
