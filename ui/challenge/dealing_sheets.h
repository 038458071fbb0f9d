// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"
#include "ui/paper/text_paper.h"

#include <vector>

namespace sheepshead {

/// The deals of a challenge for tables of people, so that several tables play the same cards: a
/// page for each deal with the cards of each seat and, to deal from a sorted pack, the place of
/// each card; then a page to write the scores of one table on.
class DealingSheets : public TextPaper {
public:
    DealingSheets(
        const QString& challenge, const CheckedVariant& variant, const std::vector<Deal>& deals);
};

} // namespace sheepshead
