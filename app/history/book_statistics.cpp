// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/book_statistics.h"

#include "app/history/backlog.h"
#include "app/history/history.h"
#include "app/history/tally.h"
#include "app/storage/file/book_reader.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/query_stop.h"
#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <memory>
#include <optional>

namespace sheepshead {

namespace {

/// SQLite keeps it in memory or in a file without a name, and deletes it in the end.
std::shared_ptr<SQLite::Database> copyOf(
    const std::filesystem::path& book, const Progress& progress)
{
    BookReader reader(book, progress.stop());
    auto copy =
        std::make_shared<SQLite::Database>("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(*copy);
    if (SQLite::Backup(*copy, reader.database()).executeStep() != SQLITE_DONE)
        throw StorageError(StorageFault::Busy, "reading the score book");
    copy->exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    return copy;
}

std::optional<Problem> sumUp(Backlog& backlog, const Progress& progress)
{
    for (const auto step : { &Backlog::workOutFacts, &Backlog::tally })
        while (true) {
            if (!progress(0))
                return problemOf(StorageFault::Stopped, {});
            const auto more = (backlog.*step)();
            if (!more)
                return more.problem();
            if (!*more)
                break;
        }
    return std::nullopt;
}

} // namespace

Result<BookStatistics> statisticsOf(const std::filesystem::path& book, const Progress& progress)
{
    std::shared_ptr<SQLite::Database> copy;
    if (auto problem = attempt(book, [&] { copy = copyOf(book, progress); }))
        return *std::move(problem);
    const QueryStop stop(*copy, progress.stop());
    Backlog backlog(book, copy);
    if (auto problem = sumUp(backlog, progress))
        return *std::move(problem);
    const History history(book, copy);
    const auto standings = history.standings({});
    if (!standings)
        return standings.problem();
    BookStatistics all;
    if (auto problem = attempt(book, [&] { all.leftOut = leftOutSheets(*copy); }))
        return *std::move(problem);
    for (const Standing& standing : *standings) {
        auto figures = history.figures(standing.person, {});
        if (!figures)
            return figures.problem();
        all.people.push_back({ standing, std::move(figures).value() });
    }
    return all;
}

} // namespace sheepshead
