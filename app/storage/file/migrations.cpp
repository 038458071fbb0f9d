// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/migrations.h"

#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/schema/beliefs_schema.h"
#include "app/storage/schema/hints_schema.h"
#include "app/storage/schema/log_mark_schema.h"
#include "app/storage/schema/mistakes_schema.h"
#include "app/storage/schema/people_schema.h"
#include "app/storage/schema/seasons_schema.h"
#include "app/storage/schema/statistics_schema.h"
#include "app/storage/schema/sums_schema.h"
#include "app/storage/schema/table_schema.h"
#include "engine/files/private_file.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <array>
#include <utility>

namespace sheepshead {

namespace {

constexpr const char* firstSchema = R"(
PRAGMA application_id = 0x53686570;

CREATE TABLE sheet (
    id               INTEGER PRIMARY KEY AUTOINCREMENT, -- a removed sheet's never comes back
    name             TEXT NOT NULL,
    begun            TEXT NOT NULL, -- 2024-05-31T18:04:00Z
    last_played      TEXT NOT NULL,
    variant          TEXT NOT NULL, -- of the next hand; a record names its own
    seed             INTEGER NOT NULL, -- 64 bits, the highest as the sign
    hands_dealt      INTEGER NOT NULL,
    dealer           INTEGER NOT NULL, -- of the next hand
    doublers_waiting INTEGER NOT NULL,
    doubler_factor   INTEGER NOT NULL,
    writer           INTEGER NOT NULL DEFAULT 1 -- counts the windows that went on; the last writes
) STRICT;

CREATE TABLE player (
    sheet INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    seat  INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    name  TEXT NOT NULL,
    PRIMARY KEY (sheet, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE hand (
    id     INTEGER PRIMARY KEY,
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    dealer INTEGER NOT NULL,
    ending TEXT NOT NULL, -- picked, leaster, doubler, redeal
    called TEXT, -- a card
    stake  INTEGER NOT NULL,
    record TEXT NOT NULL, -- empty for a hand that was not played here
    UNIQUE (sheet, number)
) STRICT;

CREATE TABLE picked_hand (
    hand                   INTEGER PRIMARY KEY REFERENCES hand ON DELETE CASCADE,
    picker                 INTEGER NOT NULL,
    makers_points          INTEGER NOT NULL,
    makers_took_no_trick   INTEGER NOT NULL,
    makers_took_all_tricks INTEGER NOT NULL,
    picker_took_no_trick   INTEGER NOT NULL,
    forced                 INTEGER NOT NULL,
    doubler                INTEGER NOT NULL,
    tier                   TEXT NOT NULL,
    bumped                 INTEGER NOT NULL,
    picker_paid_alone      INTEGER NOT NULL
) STRICT;

CREATE TABLE hand_seat (
    hand           INTEGER NOT NULL REFERENCES hand ON DELETE CASCADE,
    seat           INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    score          INTEGER NOT NULL, -- as it was written; totals are worked out
    partner        INTEGER NOT NULL DEFAULT 0,
    leaster_points INTEGER,
    leaster_tricks INTEGER,
    leaster_winner INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (hand, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal ( -- the hand that is being played
    sheet   INTEGER PRIMARY KEY REFERENCES sheet ON DELETE CASCADE,
    opening TEXT NOT NULL -- the record up to the first action
) STRICT;

CREATE TABLE journal_step (
    sheet  INTEGER NOT NULL REFERENCES journal ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    action TEXT NOT NULL, -- a line of the record
    PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;
)";

/// Pots, games that were ended, raises, reneges, and the tables of two to eight players.
constexpr const char* everyTable = R"(
ALTER TABLE sheet ADD COLUMN pot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sheet ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0; -- by the players
ALTER TABLE hand ADD COLUMN to_pot INTEGER NOT NULL DEFAULT 0; -- out of it if negative
ALTER TABLE hand ADD COLUMN reneged INTEGER; -- a seat
ALTER TABLE hand ADD COLUMN newcomer INTEGER; -- the seat that bought into the pot
ALTER TABLE picked_hand ADD COLUMN raises INTEGER NOT NULL DEFAULT 0;
ALTER TABLE picked_hand ADD COLUMN blind_pick INTEGER NOT NULL DEFAULT 0;
ALTER TABLE picked_hand ADD COLUMN sheepshead TEXT NOT NULL DEFAULT 'none';
ALTER TABLE hand_seat ADD COLUMN honours INTEGER; -- the count of a schwanzer
ALTER TABLE hand_seat ADD COLUMN highest_trump INTEGER;
ALTER TABLE hand_seat ADD COLUMN showdown TEXT; -- five cards
ALTER TABLE hand_seat ADD COLUMN showdown_winner INTEGER NOT NULL DEFAULT 0;

CREATE TABLE newcomer (
    id    INTEGER PRIMARY KEY, -- in the order in which they came
    sheet INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    row   INTEGER NOT NULL, -- the first on the sheet, from 0
    seat  INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    before TEXT NOT NULL -- the name of who had the chair
) STRICT;

CREATE TABLE bid_hand (
    hand                    INTEGER PRIMARY KEY REFERENCES hand ON DELETE CASCADE,
    bidder                  INTEGER NOT NULL,
    partner                 INTEGER,
    solo                    TEXT, -- none: a call
    bidders_points          INTEGER NOT NULL,
    bidders_took_no_trick   INTEGER NOT NULL,
    bidders_took_all_tricks INTEGER NOT NULL,
    tier                    TEXT NOT NULL
) STRICT;
)";

/// Whether the person was given a hint.
constexpr const char* hints = R"(
ALTER TABLE hand ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
)";

/// The order in which sheets were written, which does not depend on the clock; hands in play that
/// could not be read; and a seed that is not seen at a glance (sealedSeed(): x ^ y is (x | y) -
/// (x & y)).
constexpr const char* orderAndSeals = R"(
ALTER TABLE sheet ADD COLUMN written INTEGER NOT NULL DEFAULT 0; -- the highest was written last
UPDATE sheet SET written = ranked.place
    FROM (SELECT id, row_number() OVER (
            ORDER BY last_played <= strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), last_played, id) AS place
        FROM sheet) AS ranked
    WHERE ranked.id = sheet.id;
UPDATE sheet SET seed = (seed | 0x5368656570736864) - (seed & 0x5368656570736864);

CREATE TABLE unreadable_hand ( -- a journal that the program could not resume
    id      INTEGER PRIMARY KEY,
    sheet   INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    opening TEXT NOT NULL,
    actions TEXT NOT NULL -- one a line
) STRICT;
)";

/// The factors of every stake by name, see parseFactors(). Those of older hands are worked out from
/// what was written of them; where the cards made no sides the stake alone is known.
constexpr const char* stakeFactors = R"(
ALTER TABLE hand ADD COLUMN factors TEXT NOT NULL DEFAULT '';
UPDATE hand SET factors = (
    SELECT CASE WHEN reneged IS NOT NULL THEN 'renege '
                WHEN sheepshead <> 'none' THEN 'sheepshead '
                WHEN tier IN ('won-all-tricks', 'lost-no-trick') THEN 'all-tricks '
                WHEN tier IN ('won-schneider', 'lost-schneider') THEN 'schneider '
                ELSE 'single ' END
        || max(1, stake / max(1, doubler) / (1 << raises) / (1 + (bumped <> 0))
            / (1 + (blind_pick <> 0)))
        || CASE WHEN bumped THEN ', double-on-the-bump 2' ELSE '' END
        || CASE WHEN blind_pick THEN ', blind-pick 2' ELSE '' END
        || CASE WHEN raises > 0 THEN ', all-raises ' || (1 << raises) ELSE '' END
        || CASE WHEN doubler > 1 THEN ', doubler ' || doubler ELSE '' END
    FROM picked_hand WHERE picked_hand.hand = hand.id)
WHERE ending = 'picked' AND id IN (SELECT hand FROM picked_hand);
ALTER TABLE picked_hand DROP COLUMN bumped;
)";

/// Drills ask again what the person decided in hands played with this book.
constexpr const char* importedHands = R"(
ALTER TABLE hand ADD COLUMN imported INTEGER NOT NULL DEFAULT 0; -- came from another book
)";

/// Sheets whose costs no review can have found are summed up again, without them.
constexpr const char* wrongSums = R"(
UPDATE sheet SET tallied = -1 WHERE id IN (
    SELECT h.sheet FROM cost AS c JOIN hand AS h ON h.id = c.hand
    WHERE c.decisions NOT BETWEEN 0 AND 1000 OR c.mistakes NOT BETWEEN 0 AND 1000
        OR abs(c.points) > 1000000000);
)";

/// Tricks that each seat took, and of the partners the statistic.
constexpr const char* tricksTaken = R"(
ALTER TABLE hand_seat ADD COLUMN tricks INTEGER; -- none: not every card was played, or not known
UPDATE hand SET facts = 0 WHERE record <> '';
UPDATE sheet SET tallied = -1;
)";

/// A hand's ending and a line of a table may be 'evening', 'hand' or 'bonus', which older programs
/// cannot read.
constexpr const char* pointsWithoutHands = "-- no other table or column";

constexpr std::array<const char*, 18> allSteps { firstSchema, everyTable, hints, orderAndSeals,
    stakeFactors, peopleSchema, statisticsSchema, tableSchema, beliefsSchema, importedHands,
    logMarkSchema, wrongSums, sumsSchema, tricksTaken, mistakesSchema, pointsWithoutHands,
    hintsOfEachSchema, seasonsSchema };

/// Copies with a connection of its own, while the transaction keeps other programs from writing.
void copyBeside(const std::filesystem::path& file, int version)
{
    SQLite::Database source(databaseName(file), SQLite::OPEN_READONLY, busyTimeout);
    harden(source);
    const auto name = freeName(file, ".version-" + std::to_string(version));
    beginPrivateFile(name);
    SQLite::Database copy(databaseName(name), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    if (SQLite::Backup(copy, source).executeStep() != SQLITE_DONE)
        throw StorageError(StorageFault::Busy, "copying before a change of the format");
}

/// Whether steps may be left.
bool takeStep(SQLite::Database& database, const std::filesystem::path& file,
    std::span<const char* const> steps, bool& copied)
{
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int version = schemaVersion(database);
    const auto index = static_cast<std::size_t>(version);
    if (index > steps.size())
        throw StorageError(StorageFault::Newer);
    if (index == steps.size())
        return false;
    if (version > 0 && !std::exchange(copied, true))
        copyBeside(file, version);
    database.exec(steps[index]);
    database.exec("PRAGMA user_version = " + std::to_string(version + 1));
    markLog(database);
    transaction.commit();
    return true;
}

} // namespace

std::span<const char* const> migrations() { return allSteps; }

int schemaVersion(SQLite::Database& database)
{
    return database.execAndGet("PRAGMA user_version").getInt();
}

void migrate(SQLite::Database& database, const std::filesystem::path& file,
    std::span<const char* const> steps)
{
    if (schemaVersion(database) == static_cast<int>(steps.size()))
        return;                                 // the usual case, without a lock
    bool copied = schemaVersion(database) == 0; // nothing in it that is worth a copy
    while (takeStep(database, file, steps, copied)) { }
}

void migratePrivately(SQLite::Database& database)
{
    const auto version = static_cast<std::size_t>(schemaVersion(database));
    for (const char* const step : migrations().subspan(version))
        database.exec(step);
    database.exec("PRAGMA user_version = " + std::to_string(migrations().size()));
}

} // namespace sheepshead
