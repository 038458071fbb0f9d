// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// What a hand pays.
std::span<const RuleWords> scoringRuleWords();

} // namespace sheepshead
