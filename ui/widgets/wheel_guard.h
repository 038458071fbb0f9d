// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// From now on the wheel changes a list, a number, a date or a slider only while that has the
/// keyboard, in every window: who scrolls a page past it changes nothing. The wheel does not bring
/// the keyboard to it either. Call it once there is an application.
void installWheelGuard();

} // namespace sheepshead
