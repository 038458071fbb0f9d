// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// The rules of trump, deal and play.
std::span<const RuleWords> dealRuleWords();

} // namespace sheepshead
