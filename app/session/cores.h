// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/search_options.h"

namespace sheepshead {

/// Runs each job on a thread of its own, the first on the calling thread. With one core, or if no
/// thread can be started, runs them one after another.
void onAllCores(Jobs jobs);

} // namespace sheepshead
