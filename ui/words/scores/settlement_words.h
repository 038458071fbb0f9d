// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_money.h"

namespace sheepshead {

/// What is in the pot, and who pays whom if the evening ends now: "Pot: 4. Bob pays Ada $1.25; …"
/// Empty without pot and money.
QString settlementText(const SheetDocument& document, const SheetMoney& money);

} // namespace sheepshead
