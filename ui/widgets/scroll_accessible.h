// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Qt counts the scroll bars of an area among its children only while they are shown, and reads
/// past the end of that list if a screen reader asks for one that was just hidden: the program
/// crashed (Qt 6.4). After this a hidden bar stays a child, as an invisible one, and a child that
/// does not exist is none. Call it once there is an application and before the first window.
void installScrollAccessibility();

} // namespace sheepshead
