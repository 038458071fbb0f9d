// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/match/score_sheet.h"

#include <cstdint>
#include <vector>

namespace sheepshead {

/// The pot beside the sheet (POT): leasters fill it, and the makers of a later hand win it or must
/// match it.
namespace pot {

/// What a hand moves between the seats and a pot of this size, in the row's scores and its toPot.
void settle(SheetRow& row, SeatSet seats, const Variant& variant, int potBefore);

/// POT-END: the rows that empty the pot when the game is over: one, or one for each pot, which is
/// what one leaster puts in; the last of ten showdowns is for all that is left. Odd points go one
/// each from dealer's left.
std::vector<SheetRow> close(int number, Seat dealer, SeatSet seats, const Variant& variant,
    int potBefore, std::uint64_t seed);

/// POT-JOIN "divide": as at the end of a game that knows no showdown.
SheetRow divide(int number, Seat dealer, SeatSet seats, int potBefore);

/// POT-END "showdown" at a real table: who won it takes the pot, or one of the pots; its cards are
/// not known.
SheetRow won(
    int number, Seat dealer, SeatSet seats, SeatSet winners, const Variant& variant, int potBefore);

/// POT-JOIN "buy in": a point for every pot that waits. One pot is what one leaster puts in (1, one
/// of each loser, or one of each player). What newcomers added is no pot of its own; what is left
/// of one is one.
SheetRow buyIn(int number, Seat dealer, Seat newcomer, const Variant& variant, int potBefore);

/// Whether this many points may go into the pot, or come out of it if below 0.
bool mayMove(int points, int potBefore);

} // namespace pot

} // namespace sheepshead
