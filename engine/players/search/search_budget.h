// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace sheepshead {

/// How much a search player thinks about each kind of decision, counted in worlds: a decision is
/// then the same for the same seed on every machine.
struct SearchBudget {
    int cardWorlds = 800; ///< for a card, each legal one played out in every world
    int planWorlds = 600; ///< for a bury with its call; only the best plans see all of them
    int bidWorlds = 400;  ///< for picking, raising and all the rest
};

/// For somebody who is not waited for. Hint and review both take it, so that they say the same of a
/// decision.
inline constexpr SearchBudget unhurried { .cardWorlds = 1200, .planWorlds = 800, .bidWorlds = 600 };

/// Asked between worlds; true: answer with what is known so far. The engine has no clock: whoever
/// has one hands in what looks at it. Asked from several threads at once where there are any.
using TimeIsUp = std::function<bool()>;

} // namespace sheepshead
