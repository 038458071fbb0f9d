// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

#include <vector>

namespace sheepshead {

/// What is in the pot, and who pays whom if the evening ends now: "Pot: 4. Bob pays Ada $1.25; …"
/// Totals are one a column. Empty without pot and money.
QString settlementText(const SheetDocument& document, const std::vector<Score>& totals);

} // namespace sheepshead
