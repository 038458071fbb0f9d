// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/long_run.h"

#include <QString>

namespace sheepshead {

/// The long-run tables as a page of HTML, figures as the user's language writes them.
QString longRunText(const LongRun& run);

} // namespace sheepshead
