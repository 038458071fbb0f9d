// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/storage/books.h"

#include "app/storage/file/file_check.h"
#include "app/storage/file/migrations.h"
#include "engine/players/random_player.h"

#include <QDir>
#include <QFile>
#include <QStorageInfo>

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace sheepshead::testing {

namespace {

void expectSaved(const std::optional<Problem>& problem)
{
    if (!problem)
        return;
    std::fprintf(stderr, "not saved: %s: %s\n", problem->place.c_str(), problem->reason.c_str());
    std::abort();
}

/// In memory, or where temporary files are if there is no disk in memory that is large enough.
QString placeOfDesks()
{
    constexpr qint64 enough = 1 << 30;
    const QStorageInfo disk(QStringLiteral("/dev/shm"));
    const bool there = disk.isValid() && disk.fileSystemType() == "tmpfs" && !disk.isReadOnly();
    return there && disk.bytesAvailable() > enough ? disk.rootPath() : QDir::tempPath();
}

QString nameOf(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

void decide(HandState& hand, HandRecord& record, Player& player)
{
    const Seat seat = *hand.toAct();
    const auto legal = hand.legalActions();
    record.actions.push_back({ seat, player.choose(hand.observation(seat), legal, {}) });
    hand.apply(record.actions.back().action);
}

/// Of each table.
using Columns = std::map<std::string, std::set<std::string>>;

Columns columnsOf(SQLite::Database& database)
{
    SQLite::Statement column(database,
        "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite@_%' ESCAPE '@'");
    Columns columns;
    while (column.executeStep())
        columns[column.getColumn(0).getString()].insert(column.getColumn(1).getString());
    return columns;
}

/// A later version may have made one of them in another way.
void dropIndexes(SQLite::Database& database)
{
    std::vector<std::string> names;
    SQLite::Statement entry(
        database, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
    while (entry.executeStep())
        names.push_back(entry.getColumn(0).getString());
    entry.reset();
    for (const std::string& name : names)
        database.exec("DROP INDEX " + name);
}

void makeWhatIsMissing(SQLite::Database& database, SQLite::Database& older)
{
    SQLite::Statement entry(older,
        "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite@_%'"
        " ESCAPE '@' ORDER BY type DESC"); // tables before their indexes
    while (entry.executeStep()) {
        SQLite::Statement there(database, "SELECT 1 FROM sqlite_schema WHERE name = ?");
        there.bind(1, entry.getColumn(0).getString());
        if (!there.executeStep())
            database.exec(entry.getColumn(1).getString());
    }
}

void dropNewIndexes(SQLite::Database& database, SQLite::Database& older)
{
    std::vector<std::string> added;
    SQLite::Statement index(
        database, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
    while (index.executeStep()) {
        SQLite::Statement there(older, "SELECT 1 FROM sqlite_schema WHERE name = ?");
        there.bind(1, index.getColumn(0).getString());
        if (!there.executeStep())
            added.push_back(index.getColumn(0).getString());
    }
    index.reset();
    for (const std::string& name : added)
        database.exec("DROP INDEX " + name);
}

} // namespace

/// In memory where there is room: the tests stop programs, not machines, and a book waits for the
/// disk after every card.
Desk::Desk()
    : folder_(placeOfDesks() + QStringLiteral("/desk-XXXXXX"))
{
}

std::filesystem::path Desk::folder() const { return folder_.path().toStdString(); }

std::vector<std::string> Desk::files() const
{
    std::vector<std::string> names;
    for (const QString& name :
        QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

QByteArray contentOf(const std::filesystem::path& path)
{
    QFile file(nameOf(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Contents contentsOf(const Desk& desk)
{
    Contents contents;
    for (const std::string& name : desk.files())
        contents[name] = contentOf(desk.folder() / name);
    return contents;
}

void writeFile(const std::filesystem::path& path, const QByteArray& content)
{
    QFile file(nameOf(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        std::abort();
}

Match matchWith(std::string_view settings, std::uint64_t seed)
{
    return { variantWith(settings), seed, seatAt(2) };
}

NewSheet newSheet(const Match& match, const std::string& name)
{
    const std::vector<std::string> names { "Ada", "Bertel", "Cilli", "Dörte", "Emil", "Fritz" };
    const auto seats = static_cast<std::ptrdiff_t>(match.variant().tableSeats());
    return { name, { names.begin(), names.begin() + seats }, match.variant(), match.state() };
}

HandRecord recordOf(const HandState& dealt)
{
    return { dealt.variant(), dealt.deal(), dealt.doubler(), {}, {} };
}

void playHand(Match& match, SavedMatch& saved, std::uint64_t seed)
{
    RandomPlayer player(seed);
    HandState hand = match.dealHand();
    HandRecord record = recordOf(hand);
    expectSaved(saved.beginHand(record));
    while (!hand.over())
        decide(hand, record, player);
    if (hand.scored())
        record.scores = hand.scored()->scores.scores;
    const bool newRow = match.finish(hand);
    expectSaved(saved.finishHand(
        newRow ? std::optional(match.sheet().rows().back()) : std::nullopt, record, match.state()));
}

HandRecord playPart(const Match& match, SavedMatch& saved, std::size_t decisions)
{
    RandomPlayer player(1);
    HandState hand = match.dealHand();
    HandRecord record = recordOf(hand);
    expectSaved(saved.beginHand(record));
    for (; decisions > 0 && !hand.over(); --decisions) {
        decide(hand, record, player);
        expectSaved(saved.addStep(record.actions.back()));
    }
    return record;
}

void makeBook(const std::filesystem::path& file, int hands, std::uint64_t seed)
{
    ScoreBook book = ScoreBook::open(file).value();
    Match match = matchWith("no-pick=leaster", seed);
    SavedMatch saved = book.begin(newSheet(match)).value();
    for (int i = 0; i < hands; ++i)
        playHand(match, saved, static_cast<std::uint64_t>(i));
}

void enlarge(const std::filesystem::path& book)
{
    SQLite::Database database(book.string(), SQLite::OPEN_READWRITE);
    database.exec(
        "INSERT INTO unreadable_hand (sheet, opening, actions) VALUES (1, '', hex(zeroblob("
        + std::to_string(largestReadAtStart / 2) + ")))");
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

void makeVersion10(SQLite::Database& database)
{
    constexpr std::size_t version = 10;
    SQLite::Database older(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const char* const step : migrations().first(version))
        older.exec(step);
    dropIndexes(database);
    const Columns is = columnsOf(database);
    const Columns was = columnsOf(older);
    for (const auto& [table, columns] : is) {
        const auto found = was.find(table);
        const bool isNew = found == was.end();
        if (isNew || !std::ranges::includes(columns, found->second)) {
            database.exec("DROP TABLE " + table);
            continue;
        }
        for (const std::string& column : columns)
            if (!found->second.contains(column))
                database.exec("ALTER TABLE " + table + " DROP COLUMN " + column);
    }
    dropNewIndexes(database, older);
    makeWhatIsMissing(database, older);
    database.exec("PRAGMA user_version = " + std::to_string(version));
}

} // namespace sheepshead::testing
