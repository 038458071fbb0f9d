// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/hand/observation.h"
#include "engine/hand/refusal.h"

#include <string_view>

/// The words by which other programs know the engine's enumerations.
namespace sheepshead::console {

std::string_view keyOf(Phase phase);
std::string_view keyOf(Tier tier);
std::string_view keyOf(NoPickGame game);
std::string_view keyOf(SoloKind kind);
std::string_view keyOf(Refusal refusal);
std::string_view keyOf(ThrowIn why);
std::string_view keyOf(SheepsheadBet bet);
/// The key of a rule's choice, such as no-pick 0: "leaster".
std::string_view choiceKey(std::string_view rule, int choice);

} // namespace sheepshead::console
