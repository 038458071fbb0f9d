// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/bounds.h"
#include "engine/statistics/seat_facts.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace sheepshead {

/// The columns of hand_seat that follow from the record of the hand, to read, to write and to name.
template <class Fields> void describeFacts(Fields& fields, SeatFacts& facts)
{
    fields.number("tricks", facts.tricks, bounds::tricks);
    fields.flag("picked", facts.picked);
    if (!facts.picked)
        return;
    fields.number("queens", facts.trump.queens, bounds::honours);
    fields.number("jacks", facts.trump.jacks, bounds::honours);
    fields.number("other_trump", facts.trump.others, bounds::honours);
    fields.number("jack_of_diamonds", facts.trump.jackOfDiamonds, bounds::flag);
}

/// The names of these columns with their bounds.
const std::map<std::string, Bounds, std::less<>>& factColumns();

/// Writes what a finished hand's cards tell for statistics, in place of what was there. Throws.
void writeFacts(SQLite::Database& database, std::int64_t hand, const HandState& finished);

/// Notes that nothing more can be learnt from the record of a hand. Throws.
void markFacts(SQLite::Database& database, std::int64_t hand);

} // namespace sheepshead
