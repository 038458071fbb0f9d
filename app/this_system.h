// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// What a system needs before the first window, beyond what Qt does. On Windows: what is printed
/// goes to the console that the program was started from, if it was, and the frames of windows are
/// dark where the system is. With the GNU C library: memory that is freed goes back to the system,
/// so that a long evening needs no more than a short one. Call it first in main().
void prepareForThisSystem();

/// Gives back to the system what was freed between things that are still in use, where the C
/// library keeps it. Takes some milliseconds: for a moment in which nothing moves.
void giveBackFreedMemory();

} // namespace sheepshead
