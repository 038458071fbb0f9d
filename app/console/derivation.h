// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/scoring.h"
#include "engine/rules/variant_check.h"

#include <string>
#include <vector>

namespace sheepshead::console {

/// How the scores of a hand come about, step by step, in plain English.
std::vector<std::string> derivationOf(
    const Outcome& outcome, const HandScores& scores, SeatSet seats, const CheckedVariant& variant);

} // namespace sheepshead::console
