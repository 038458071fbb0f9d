// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead::bench {

/// Hands per second that rule players play against one another on one core.
double handsPerSecond(int hands);

} // namespace sheepshead::bench
