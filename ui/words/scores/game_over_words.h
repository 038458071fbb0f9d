// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// Who won a game that is over: "Ada wins with 12 points.", "Ada and You share the win …".
QString winnersText(const SheetDocument& document);

/// Each player's total from the best down, one a line, with the money where it is played for.
QString standingsText(const SheetDocument& document);

/// POT-END: the hands that were shown for the pot, one a line, and what each is: "Ada: A♣ A♦ K♥ 9♠
/// 8♣, a pair". Empty unless the sheet ends with a showdown.
QString showdownText(const SheetDocument& document);

} // namespace sheepshead
