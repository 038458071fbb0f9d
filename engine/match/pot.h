// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/match/score_sheet.h"

namespace sheepshead {

/// The pot beside the sheet (POT): leasters fill it, the makers of a later hand win it or have to
/// match it.
namespace pot {

/// What a hand moves between the seats and a pot of this size, in the row's scores and its toPot.
void settle(SheetRow& row, SeatSet seats, const Variant& variant, int potBefore);

/// POT-END: the row that empties the pot when the game is over. Odd points go one each from
/// dealer's left.
SheetRow close(int number, Seat dealer, SeatSet seats, const Variant& variant, int potBefore,
    std::uint64_t seed);

} // namespace pot

} // namespace sheepshead
