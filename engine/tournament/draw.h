// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

namespace sheepshead {

/// The sizes of the tables for so many players, the large ones first: as few byes as can be, then
/// as many fives as can be. Players that the sizes do not add up to have a bye.
std::vector<int> tableSizes(int players, bool foursAllowed, bool sixesAllowed);

/// The seats of a round, the rounds before it being drawn. People meet as few as can be whom they
/// have met: the first round is shuffled, later ones follow it by a construction in which no two
/// meet twice; where there is none, a local search looks for the fewest repeats. The same
/// tournament gives the same draw on every computer.
RoundDraw drawRound(const Tournament& tournament, int round);

/// Draws all rounds from this one on; results of these rounds are dropped.
void drawFrom(Tournament& tournament, int round);

/// Whether the round may be drawn: the ones before are, and none of its results is official.
bool mayDraw(const Tournament& tournament, int round);

/// A person who is there late gets the seat of a table with the fewest players; nothing where all
/// tables are full. A result of that table is dropped unless it is official, and no official table
/// is chosen.
std::optional<int> seatLate(Tournament& tournament, int round, int number);

/// A person who did not come leaves the table or the bye of a round. False where the result of
/// their table is official, or three would be left.
bool takeOut(Tournament& tournament, int round, int number);

} // namespace sheepshead
