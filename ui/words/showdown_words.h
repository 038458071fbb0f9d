// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

namespace sheepshead {

/// POT-END: the hands that were shown for the pot, one a line, and what each is: "Ada: A♣ A♦ K♥ 9♠
/// 8♣, a pair". Empty unless the sheet ends with a showdown.
QString showdownText(const SheetDocument& document);

} // namespace sheepshead
