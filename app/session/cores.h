// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/search_options.h"

namespace sheepshead {

/// Does each job on a thread of its own, the first on the caller's; where there is one core only,
/// or no thread is to be had, one after another.
void onAllCores(Jobs jobs);

} // namespace sheepshead
