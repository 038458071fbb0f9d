// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"
#include "app/history/book_statistics.h"

#include <iosfwd>

namespace sheepshead::console {

/// All figures of a player for other programs.
Json figuresJson(const PersonStatistics& person);

/// The same for people: a few lines. Rates have their hands and their 95% interval.
void printFigures(std::ostream& out, const PersonStatistics& person);

} // namespace sheepshead::console
