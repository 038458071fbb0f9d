// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Milliseconds to paint one frame of the table at 1280×800 with the whole deck in motion.
double frameMilliseconds(int frames);

} // namespace sheepshead
