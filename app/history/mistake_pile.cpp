// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/mistake_pile.h"

#include "app/storage/bounds.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "engine/tutor/repetition.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>
#include <utility>

namespace sheepshead {

namespace {

/// A row of the pile.
struct StoredMistake {
    std::int64_t hand = 0;
    int action = 0;
    MistakeKind kind = MistakeKind::Other;
    int box = 0;
    std::string asked; ///< the day; empty: never
    int daysAgo = 0;
    std::string day;
    std::string record;
};

StoredMistake mistakeIn(SQLite::Statement& row)
{
    StoredMistake mistake;
    RowReader fields(row, maxSeats, "mistake");
    mistake.hand = row.getColumn("hand").getInt64();
    fields.number("action", mistake.action, bounds::decisions);
    fields.key("kind", mistake.kind, mistakeKeys);
    fields.number("box", mistake.box, { 0, knownBox });
    fields.text("asked", mistake.asked, longest::time);
    fields.number("days_ago", mistake.daysAgo, bounds::score);
    fields.text("day", mistake.day, longest::time);
    fields.record("record", mistake.record);
    return mistake;
}

std::vector<StoredMistake> mistakesOf(
    SQLite::Database& database, const std::string& person, Seat seat, const std::string& today)
{
    SQLite::Statement row(database,
        "SELECT m.hand AS hand, m.action AS action, m.kind AS kind, m.box AS box,"
        " m.asked AS asked, coalesce(CAST(julianday(?) - julianday(nullif(m.asked, ''))"
        "  AS INTEGER), 0) AS days_ago, h.day AS day, h.record AS record"
        " FROM mistake AS m JOIN hand AS h ON h.id = m.hand"
        " JOIN hand_seat AS s ON s.hand = h.id AND s.seat = m.seat"
        " JOIN person AS p ON p.id = s.person"
        " WHERE m.seat = ? AND h.record <> '' AND h.practice = 0 AND h.imported = 0"
        " AND coalesce(p.same_as, p.id) ="
        " (SELECT coalesce(same_as, id) FROM person WHERE name = ? AND computer = 0)"
        " ORDER BY m.asked = '', m.points DESC, m.hand DESC, m.action");
    row.bind(1, today);
    row.bind(2, indexOf(seat));
    row.bind(3, person);
    std::vector<StoredMistake> mistakes;
    while (row.executeStep())
        mistakes.push_back(mistakeIn(row));
    return mistakes;
}

bool isDueNow(const StoredMistake& mistake)
{
    return mistake.asked.empty() || isDue(mistake.box, mistake.daysAgo);
}

std::optional<Drill> drillOf(const StoredMistake& mistake)
{
    const auto record = parseRecord(mistake.record);
    return record ? drillFromRecord(*record, static_cast<std::size_t>(mistake.action))
                  : std::nullopt;
}

/// How many hands have a mistake of each kind.
auto handsByKind(const std::vector<StoredMistake>& mistakes)
{
    std::array<std::set<std::int64_t>, mistakeKeys.size()> hands;
    for (const StoredMistake& mistake : mistakes)
        hands.at(static_cast<std::size_t>(mistake.kind)).insert(mistake.hand);
    std::array<int, mistakeKeys.size()> counts {};
    std::ranges::transform(
        hands, counts.begin(), [](const auto& set) { return static_cast<int>(set.size()); });
    return counts;
}

PileState stateOf(const std::vector<StoredMistake>& mistakes, const std::string& today)
{
    PileState state;
    MistakeFigures& figures = state.figures;
    figures.hands = handsByKind(mistakes);
    figures.asked = static_cast<int>(std::ranges::count(mistakes, today, &StoredMistake::asked));
    for (const StoredMistake& mistake : mistakes) {
        const bool room = figures.asked + figures.today < questionsADay;
        if (mistake.box == knownBox) {
            ++figures.known;
        } else if (!room || !isDueNow(mistake)) {
            ++figures.later;
        } else if (auto drill = drillOf(mistake)) {
            state.today.push_back({ mistake.hand, mistake.action, mistake.day, std::move(*drill) });
            ++figures.today;
        }
    }
    return state;
}

} // namespace

MistakePile::MistakePile(std::filesystem::path path, std::unique_ptr<SQLite::Database> database)
    : path_(std::move(path))
    , database_(std::move(database))
{
}

Result<MistakePile> MistakePile::open(const std::filesystem::path& book)
{
    return attemptFor(book, [&] {
        auto database = std::make_unique<SQLite::Database>(
            databaseName(book), SQLite::OPEN_READWRITE, busyTimeout);
        harden(*database);
        database->exec("PRAGMA synchronous = FULL");
        return MistakePile(behindLinks(book), std::move(database));
    });
}

Result<PileState> MistakePile::state(
    const std::string& person, Seat seat, const std::string& today) const
{
    return attemptFor(
        path_, [&] { return stateOf(mistakesOf(*database_, person, seat, today), today); });
}

std::optional<Problem> MistakePile::note(
    const PiledMistake& asked, bool right, const std::string& today)
{
    return attempt(path_, [&] {
        BookChange change(*database_, path_);
        SQLite::Statement row(*database_, "SELECT box FROM mistake WHERE hand = ? AND action = ?");
        row.bind(1, asked.hand);
        row.bind(2, asked.action);
        if (!row.executeStep())
            return; // another window deleted the hand
        int box = 0;
        RowReader(row, maxSeats, "mistake").number("box", box, { 0, knownBox });
        row.reset();
        SQLite::Statement update(
            *database_, "UPDATE mistake SET box = ?, asked = ? WHERE hand = ? AND action = ?");
        update.bind(1, boxAfter(box, right));
        update.bind(2, today);
        update.bind(3, asked.hand);
        update.bind(4, asked.action);
        update.exec();
        change.commit();
        emptyLog(*database_);
    });
}

} // namespace sheepshead
