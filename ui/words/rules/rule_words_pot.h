// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// The pot and the end of a game.
std::span<const RuleWords> potRuleWords();

} // namespace sheepshead
