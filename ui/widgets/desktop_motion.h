// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// What the desktop itself said last of things that move; until it speaks, it asks for nothing.
/// Not for other threads.
bool desktopWantsLessMotion();
void setDesktopWantsLessMotion(bool still);

} // namespace sheepshead
