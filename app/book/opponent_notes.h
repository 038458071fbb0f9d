// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "engine/players/opponents/traits.h"

namespace sheepshead {

/// What the score book has noticed of the players on the chairs of a sheet; none is known without a
/// sheet, or where the book cannot be read.
Acquaintances acquaintancesOn(const ScoreBookController& controller, std::optional<SheetId> sheet);

} // namespace sheepshead
