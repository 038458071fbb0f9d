// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// What a system needs before the first window, beyond what Qt does. On Windows: what is printed
/// goes to the console that the program was started from, if it was, and the frames of windows are
/// dark where the system is. On others: HOME is known, if only from the account. With the GNU C
/// library: freed pictures do not stay in the memory of the program. Call it first in main().
void prepareForThisSystem();

/// Sets HOME, where it is no folder, to that of the account: without it Qt takes the root of the
/// system for the person's folder.
void findHome();

/// Gives freed memory between things in use back to the system, where the C library would keep it.
/// Takes some milliseconds: for a moment in which nothing moves.
void giveBackFreedMemory();

} // namespace sheepshead
