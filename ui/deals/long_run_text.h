// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/long_run.h"

#include <QString>

#include <optional>

namespace sheepshead {

/// The long-run figures as a page of HTML, with numbers in the user's locale.
QString longRunText(const LongRun& run);

/// What to make of the chance that an honest shuffle is at least as far from what is expected: "as
/// expected", "unusual: 1 in 40".
QString verdictText(std::optional<double> chance);

} // namespace sheepshead
