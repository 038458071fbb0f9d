// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Milliseconds of this process to paint one frame at 1280×800, in software: on average, and in all
/// frames but the slowest of a hundred.
struct FrameTimes {
    double mean = 0;
    double p99 = 0;
};

/// With every card of the deck on its way from the dealer.
FrameTimes dealFrames();

/// The same with the whole deck large, face up and turning, which no hand does.
FrameTimes turningFrames(int frames);

} // namespace sheepshead
