// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "ui/paper/text_paper.h"

namespace sheepshead {

/// A table's rules on one page to lay beside the cards: the order of trump, what cards count, how
/// a hand goes, what it pays, and the house rules in force. Worked out for these rules.
class CheatSheet : public TextPaper {
public:
    explicit CheatSheet(const CheckedVariant& variant);
};

} // namespace sheepshead
