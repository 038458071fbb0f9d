// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deals/long_run_page.h"

#include <string>
#include <vector>

namespace sheepshead {

/// The hands of these records in the long run: all of them, then those of each layout, the most
/// played first. Records that this version cannot read or play again are passed over.
std::vector<NamedLongRun> longRunsOf(const std::vector<std::string>& records);

} // namespace sheepshead
