// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/rules/rule_words_table.h"

namespace sheepshead {

/// The words of every layout and of every partner method.
std::span<const ChoiceWords> layoutWords();
std::span<const ChoiceWords> partnerWords();

/// The words of every preset.
std::span<const ChoiceWords> presetWords();

} // namespace sheepshead
