// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/refusal.h"
#include "engine/hand/turn.h"

#include <functional>
#include <optional>

namespace sheepshead {

/// A person's turn: it can also say why an action is refused. Computer players and the advisor get
/// a Turn, which cannot.
struct ExplainedTurn : Turn {
    /// Never empty; gives nothing for a legal action.
    std::function<std::optional<Refusal>(const Action&)> whyNot;
    /// Whether a hint can be given: not for a question of a lesson that is no decision of the hand.
    bool hintable = true;
};

} // namespace sheepshead
