// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead::bench {

/// Processor time of this process alone.
double processorMilliseconds();

} // namespace sheepshead::bench
