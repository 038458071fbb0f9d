// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// What a system needs before the first window, beyond what Qt does. On Windows: what is printed
/// goes to the console that the program was started from, if it was, and the frames of windows are
/// dark where the system is. Elsewhere it does nothing. Call it first in main().
void prepareForThisSystem();

} // namespace sheepshead
