// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/decisions/choices.h"

namespace sheepshead {

/// The button for something that a person may decide: its words, and a card where one is chosen.
Choice actionWords(const Action& action, const Observation& seen);

/// Gives every choice a key of its own, none of them a menu's.
void shareKeys(std::vector<Choice>& choices);

} // namespace sheepshead
