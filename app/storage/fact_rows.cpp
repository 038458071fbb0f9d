// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/fact_rows.h"

#include "engine/statistics/pick_chances.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

void writeFacts(SQLite::Database& database, std::int64_t hand, const HandState& finished)
{
    SQLite::Statement update(database,
        "UPDATE hand_seat SET picked = ?3, queens = ?4, jacks = ?5, other_trump = ?6,"
        " jack_of_diamonds = ?7 WHERE hand = ?1 AND seat = ?2");
    for (const PickChance& chance : pickChances(finished)) {
        update.reset();
        update.bind(1, hand);
        update.bind(2, indexOf(chance.seat));
        update.bind(3, chance.picked ? 1 : 0);
        update.bind(4, chance.trump.queens);
        update.bind(5, chance.trump.jacks);
        update.bind(6, chance.trump.others);
        update.bind(7, chance.trump.jackOfDiamonds);
        update.exec();
    }
    markFacts(database, hand);
}

void markFacts(SQLite::Database& database, std::int64_t hand)
{
    SQLite::Statement mark(database, "UPDATE hand SET facts = 1 WHERE id = ?");
    mark.bind(1, hand);
    mark.exec();
}

} // namespace sheepshead
