// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// What is played when everyone passes.
std::span<const RuleWords> noPickRuleWords();

} // namespace sheepshead
