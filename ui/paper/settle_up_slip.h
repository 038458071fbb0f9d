// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/text_paper.h"
#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// Who pays whom at the end of an evening, in the fewest payments, with a box to tick for each.
class SettleUpSlip : public TextPaper {
public:
    /// At the stakes of the sheet; without any the slip settles points.
    explicit SettleUpSlip(const SheetDocument& document);
    /// All of the sheet at this stake, in the smallest unit of money; at 0 the slip settles points.
    SettleUpSlip(const SheetDocument& document, int centsAPoint);
};

} // namespace sheepshead
