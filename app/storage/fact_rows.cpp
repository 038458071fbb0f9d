// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/fact_rows.h"

#include "app/storage/row_fields.h"

#include <SQLiteCpp/Statement.h>

#include <optional>

namespace sheepshead {

namespace {

/// Takes down what describeFacts() names.
struct FactColumns {
    std::map<std::string, Bounds, std::less<>> known;

    void flag(const char* column, std::optional<bool>& value)
    {
        known.emplace(column, bounds::flag);
        value = true; // so that what depends on it is named too
    }
    template <class Number> void number(const char* column, Number&, Bounds of)
    {
        known.emplace(column, of);
    }
};

} // namespace

const std::map<std::string, Bounds, std::less<>>& factColumns()
{
    static const auto columns = [] {
        FactColumns named;
        SeatFacts facts;
        describeFacts(named, facts);
        return named.known;
    }();
    return columns;
}

void writeFacts(SQLite::Database& database, std::int64_t hand, const HandState& finished)
{
    const PerSeat<SeatFacts> facts = seatFacts(finished);
    for (const Seat seat : finished.seats()) {
        SeatFacts of = facts[seat];
        RowWriter fields;
        describeFacts(fields, of);
        fields.update(database, "hand_seat", { { "hand", hand }, { "seat", indexOf(seat) } });
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
