// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Milliseconds of this process to paint one frame at 1280×800, in software, with every card of the
/// deck on its way from the dealer.
double dealFrameMilliseconds();

/// The same with the whole deck large, face up and turning, which no hand does.
double turningFrameMilliseconds(int frames);

} // namespace sheepshead
