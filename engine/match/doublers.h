// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match_state.h"
#include "engine/rules/variant.h"
#include "engine/scoring/outcome.h"

#include <optional>

namespace sheepshead {

/// DOUBLER-1, DOUBLER-STACK: the doublers that wait for the next hand which has a picker.
namespace doublers {

/// Factor on the next hand's settlement.
int factor(const MatchState& state);

/// After a hand: one that was picked uses a doubler up, one thrown in for it adds one.
void move(MatchState& state, bool picked, std::optional<ThrowIn> thrownIn, const Variant& variant);

/// DOUBLER-1, REDEAL-HAND: the same dealer shuffles again, at some tables three times at most.
/// `inARow` counts this dealer's throw-ins in a row, this hand's included.
bool dealPasses(std::optional<ThrowIn> thrownIn, int inARow, const Variant& variant);

} // namespace doublers

} // namespace sheepshead
