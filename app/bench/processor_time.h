// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead::bench {

/// Of this process alone, whatever else the machine does.
double processorMilliseconds();

} // namespace sheepshead::bench
