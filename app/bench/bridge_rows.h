// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/stop.h"

namespace sheepshead::bench {

/// Milliseconds of DDS, the bridge solver, for the best card of a random board on one thread, where
/// the library was there to build with; else 0.
double ddsMilliseconds(int boards, const Stop& stop = {});

} // namespace sheepshead::bench
