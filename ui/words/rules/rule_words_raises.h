// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// Cracks, blitzes and other raises.
std::span<const RuleWords> raiseRuleWords();

} // namespace sheepshead
