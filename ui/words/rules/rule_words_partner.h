// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// Partners by a jack and by other ways.
std::span<const RuleWords> partnerRuleWords();

} // namespace sheepshead
