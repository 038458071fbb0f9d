// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/job_runner.h"

namespace sheepshead {

/// Runs each job on its own thread, the first one on the caller's. With a single core, or when no
/// thread can be started, runs them one after another.
void onAllCores(Jobs jobs);

} // namespace sheepshead
