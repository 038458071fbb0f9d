// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// Partners by a called card, and going alone.
std::span<const RuleWords> callingRuleWords();

} // namespace sheepshead
