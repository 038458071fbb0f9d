// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/support/result.h"

#include <string_view>

namespace sheepshead {

/// Cards as people type them, apart by blanks or commas: "QC, 10h ♠7". None for a blank text. The
/// problem's place is the word at fault, in small letters.
Result<CardSet> typedCards(std::string_view text);

} // namespace sheepshead
