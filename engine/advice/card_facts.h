// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/advice/card_outlook.h"

#include <vector>

namespace sheepshead {

/// What best tells the first card of an outlook apart from the second, where there is one, and what
/// of the trick has to do with it: three facts at most, the largest measured differences.
std::vector<advice::Fact> cardFacts(const Observation& seen, const PlayOutlook& outlook);

} // namespace sheepshead
