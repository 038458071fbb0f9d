// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backlog.h"

#include "app/history/noticing.h"
#include "app/history/tally.h"
#include "app/storage/fact_rows.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "engine/hand/state/hand_record.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

constexpr int handsAtOnce = 50; ///< some milliseconds of work

std::optional<HandState> handIn(const std::string& text)
{
    const auto record =
        text.size() <= longest::record ? parseRecord(text) : Result<HandRecord>(Problem {});
    auto hand = record ? replay(*record) : Result<HandState>(record.problem());
    if (!hand || !hand->over())
        return std::nullopt;
    return std::move(hand).value();
}

void setUp(SQLite::Database& database)
{
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA foreign_keys = ON");
}

/// Whoever sums up the sheet of a hand did not know this.
void markSheetOf(SQLite::Database& database, std::int64_t hand)
{
    SQLite::Statement mark(
        database, "UPDATE sheet SET tallied = -1 WHERE id = (SELECT sheet FROM hand WHERE id = ?)");
    mark.bind(1, hand);
    mark.exec();
}

struct Waiting {
    std::int64_t hand = 0;
    std::string record;
};

std::vector<Waiting> handsWithoutFacts(SQLite::Database& database)
{
    SQLite::Statement row(database,
        "SELECT id, record FROM hand WHERE facts = 0 AND record <> '' ORDER BY id DESC LIMIT ?");
    row.bind(1, handsAtOnce);
    std::vector<Waiting> hands;
    while (row.executeStep())
        hands.push_back({ row.getColumn("id").getInt64(), row.getColumn("record").getString() });
    return hands;
}

/// Those who played it without a hint.
SeatSet peopleOf(SQLite::Database& database, std::int64_t hand)
{
    SQLite::Statement row(database,
        "SELECT s.seat AS seat FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id"
        " JOIN person AS p ON p.id = s.person WHERE h.id = ? AND p.computer = 0"
        " AND s.played <> 0 AND (h.hinted >> s.seat) & 1 = 0");
    row.bind(1, hand);
    SeatSet people;
    while (row.executeStep()) {
        Seat seat {};
        RowReader(row, maxSeats, "hand").seat("seat", seat);
        people.add(seat);
    }
    return people;
}

void writeCosts(SQLite::Database& database, std::int64_t hand, const PerSeat<Costs>& costs)
{
    SQLite::Statement remove(database, "DELETE FROM cost WHERE hand = ?");
    remove.bind(1, hand);
    remove.exec();
    SQLite::Statement insert(database, "INSERT INTO cost VALUES (?, ?, ?, ?, ?, ?)");
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        for (std::size_t part = 0; part < costPartKeys.size(); ++part) {
            const CostSum& sum = costs[seat].at(part);
            if (sum.decisions == 0)
                continue;
            insert.reset();
            insert.bind(1, hand);
            insert.bind(2, indexOf(seat));
            insert.bind(3, std::string(costPartKeys[part]));
            insert.bind(4, sum.decisions);
            insert.bind(5, sum.mistakes);
            insert.bind(6, sum.points);
            insert.exec();
        }
}

void writeMistakes(
    SQLite::Database& database, std::int64_t hand, const std::vector<Mistake>& mistakes)
{
    SQLite::Statement remove(database, "DELETE FROM mistake WHERE hand = ?");
    remove.bind(1, hand);
    remove.exec();
    SQLite::Statement insert(database, "INSERT INTO mistake VALUES (?, ?, ?, ?, ?, 0, '')");
    for (const Mistake& mistake : mistakes) {
        insert.reset();
        insert.bind(1, hand);
        insert.bind(2, static_cast<std::int64_t>(mistake.action));
        insert.bind(3, indexOf(mistake.seat));
        insert.bind(4, std::string(keyIn(mistakeKeys, mistake.kind)));
        insert.bind(5, mistake.points);
        insert.exec();
    }
}

void markReviewed(SQLite::Database& database, std::int64_t hand)
{
    SQLite::Statement mark(database, "UPDATE hand SET reviewed = 1 WHERE id = ?");
    mark.bind(1, hand);
    mark.exec();
    markSheetOf(database, hand);
}

} // namespace

Backlog::Backlog(std::filesystem::path path, std::shared_ptr<SQLite::Database> database)
    : path_(std::move(path))
    , database_(std::move(database))
{
}

Result<Backlog> Backlog::open(const std::filesystem::path& book, std::stop_token stop)
{
    return attemptFor(book, [&] {
        auto database = std::make_shared<SQLite::Database>(
            databaseName(book), SQLite::OPEN_READWRITE, busyTimeout);
        harden(*database);
        setUp(*database);
        Backlog backlog(behindLinks(book), std::move(database));
        backlog.stop_ = std::make_shared<QueryStop>(*backlog.database_, std::move(stop));
        return backlog;
    });
}

Result<bool> Backlog::workOutFacts()
{
    return attemptFor(path_, [&] {
        const auto waiting = handsWithoutFacts(*database_);
        std::vector<std::pair<std::int64_t, std::optional<HandState>>> read;
        read.reserve(waiting.size());
        for (const Waiting& hand : waiting) // before the book is locked
            read.emplace_back(hand.hand, handIn(hand.record));
        BookChange change(*database_, path_);
        for (const auto& [hand, state] : read) {
            if (state)
                writeFacts(*database_, hand, *state);
            else
                markFacts(*database_, hand);
            markSheetOf(*database_, hand);
        }
        change.commit();
        emptyLog(*database_);
        return !waiting.empty();
    });
}

Result<bool> Backlog::tally()
{
    return attemptFor(path_, [&] {
        // Locks the book only once the sums are written.
        BookChange change(*database_, path_, SQLite::TransactionBehavior::DEFERRED);
        SQLite::Statement row(
            *database_, "SELECT id FROM sheet WHERE tallied <> written ORDER BY id DESC LIMIT 1");
        if (!row.executeStep())
            return false;
        const SheetId sheet = row.getColumn("id").getInt64();
        row.reset();
        tallySheet(*database_, sheet);
        change.commit();
        emptyLog(*database_);
        return true;
    });
}

Result<bool> Backlog::noticePlay()
{
    return attemptFor(path_, [&] {
        const bool more = noticeHands(*database_, path_);
        emptyLog(*database_);
        return more;
    });
}

std::optional<Problem> Backlog::leaveUnnoticed()
{
    return attempt(path_, [&] { leaveHandsUnnoticed(*database_, path_); });
}

Result<std::optional<UnreviewedHand>> Backlog::nextToReview()
{
    return attemptFor(path_, [&]() -> std::optional<UnreviewedHand> {
        SQLite::Statement row(*database_,
            "SELECT id, record FROM hand"
            " WHERE reviewed = 0 AND record <> '' AND practice = 0 ORDER BY id DESC");
        while (row.executeStep()) {
            UnreviewedHand hand { row.getColumn("id").getInt64(),
                row.getColumn("record").getString(), {} };
            hand.people = peopleOf(*database_, hand.id);
            if (!hand.people.empty())
                return hand;
        }
        return std::nullopt;
    });
}

std::optional<Problem> Backlog::keepReview(std::int64_t hand, const ReviewedHand& found)
{
    return attempt(path_, [&] {
        BookChange change(*database_, path_);
        writeCosts(*database_, hand, found.costs);
        writeMistakes(*database_, hand, found.mistakes);
        markReviewed(*database_, hand);
        change.commit();
        emptyLog(*database_);
    });
}

} // namespace sheepshead
