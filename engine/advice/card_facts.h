// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/advice/card_outlook.h"

#include <vector>

namespace sheepshead {

/// The largest measured differences between the first card of an outlook and the second, if there
/// is one, and the facts of the trick that explain them; at most three.
std::vector<advice::Fact> cardFacts(const Observation& seen, const PlayOutlook& outlook);

} // namespace sheepshead
