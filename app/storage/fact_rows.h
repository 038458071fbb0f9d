// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>

namespace sheepshead {

/// Writes what a finished hand's cards tell for statistics (pickChances()), in place of what was
/// there. Throws.
void writeFacts(SQLite::Database& database, std::int64_t hand, const HandState& finished);

/// Notes that nothing more can be learnt from the record of a hand. Throws.
void markFacts(SQLite::Database& database, std::int64_t hand);

} // namespace sheepshead
