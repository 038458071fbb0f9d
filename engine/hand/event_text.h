// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <string>

namespace sheepshead {

/// One event in plain English, seats by their numbers, for transcripts and the console; ui/ words
/// events for the people at the table. "1 buried TC AS", to who did not see it "1 buried 2 cards".
std::string eventText(const Event& event, int tableSeats);

} // namespace sheepshead
