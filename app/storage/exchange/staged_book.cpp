// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/staged_book.h"

#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/season_rows.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

[[noreturn]] void refuseRow(const std::string& place, const std::string& reason)
{
    throw StorageError(StorageFault::NotAnExport, place + ": " + reason);
}

} // namespace

StagedBook::StagedBook()
    : database_("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
{
    database_.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    database_.exec("PRAGMA foreign_keys = ON");
}

RootShapes StagedBook::begin(int version, SheetsFrom from)
{
    for (const char* const step : migrations().first(static_cast<std::size_t>(version)))
        database_.exec(step);
    database_.exec("PRAGMA user_version = " + std::to_string(version));
    database_.exec("BEGIN");
    const auto sameNumber = [](std::int64_t place) { return place + 1; };
    personShape_ = shapeOf(database_, "person");
    RootShapes shapes { personShape_, shapeOf(database_, "sheet", from), {} };
    people_ = std::make_unique<TreeWriter>(database_, personShape_, sameNumber);
    sheets_ = std::make_unique<TreeWriter>(database_, shapes.sheet, sameNumber);
    if (database_.tableExists("season")) {
        shapes.season = shapeOf(database_, "season", from);
        seasons_ = std::make_unique<TreeWriter>(database_, *shapes.season, sameNumber);
    }
    return shapes;
}

/// A person who was merged into another may come before that one.
void StagedBook::addPerson(RowTree person)
{
    const std::string place = "person[" + std::to_string(sameAs_.size()) + ']';
    sameAs_.push_back(std::exchange(person.values[*personShape_.indexOf("same_as")], {}));
    try {
        people_->write(std::move(person), {});
    } catch (const SQLite::Exception& error) {
        refuseRow(place, error.what());
    }
}

void StagedBook::addSheet(RowTree sheet)
{
    const std::string place = "sheet[" + std::to_string(count_) + ']';
    try {
        sheets_->write(std::move(sheet), { { "written", ++count_ } });
    } catch (const SQLite::Exception& error) {
        refuseRow(place + (sheets_->place().empty() ? "" : '.' + sheets_->place()), error.what());
    }
}

void StagedBook::addSeason(RowTree season)
{
    const std::string place = "season[" + std::to_string(seasonCount_++) + ']';
    try {
        seasons_->write(std::move(season), {});
    } catch (const SQLite::Exception& error) {
        refuseRow(place + (seasons_->place().empty() ? "" : '.' + seasons_->place()), error.what());
    }
}

bool StagedBook::isAdded(const std::function<void()>& add)
{
    database_.exec("SAVEPOINT added");
    try {
        add();
        database_.exec("RELEASE added");
        return true;
    } catch (const StorageError&) {
        database_.exec("ROLLBACK TO added; RELEASE added");
        return false;
    }
}

bool StagedBook::tryToAddSheet(RowTree sheet)
{
    return isAdded([&] { addSheet(std::move(sheet)); });
}

bool StagedBook::tryToAddSeason(RowTree season)
{
    return isAdded([&] { addSeason(std::move(season)); });
}

/// A merged person is the same as one who is not merged, and of the same kind.
void StagedBook::checkMerges()
{
    for (std::size_t i = 0; i < sameAs_.size(); ++i) {
        const auto* const same = std::get_if<std::int64_t>(&sameAs_[i]);
        if (!same)
            continue;
        const std::string place = "person[" + std::to_string(i) + "].same_as";
        const auto other = static_cast<std::size_t>(*same);
        if (other == i || std::holds_alternative<std::int64_t>(sameAs_.at(other)))
            refuseRow(place, std::to_string(other) + " is merged itself");
        SQLite::Statement update(database_,
            "UPDATE person SET same_as = ?1 WHERE id = ?2"
            " AND computer = (SELECT computer FROM person WHERE id = ?1)");
        update.bind(1, *same + 1);
        update.bind(2, static_cast<std::int64_t>(i) + 1);
        if (update.exec() == 0)
            refuseRow(place, "one is a computer player, and the other is not");
    }
}

/// Their numbers are their places in the file, from 1.
std::vector<SeasonInfo> StagedBook::finishedSeasons()
{
    database_.exec("COMMIT");
    seasons_.reset();
    sheets_.reset();
    people_.reset();
    migratePrivately(database_);
    return readSeasons(database_);
}

void StagedBook::finishUnchecked()
{
    for (const SeasonInfo& season : finishedSeasons())
        if (!season.fault.empty())
            deleteSeason(database_, season.id);
    try {
        checkMerges();
    } catch (const StorageError&) {
        database_.exec("UPDATE person SET same_as = NULL");
    }
}

void StagedBook::finish()
{
    checkMerges();
    for (const SeasonInfo& season : finishedSeasons())
        if (!season.fault.empty())
            refuseRow("season[" + std::to_string(season.id - 1) + ']', season.fault);
    const auto sheets = readSheets(database_);
    for (const SheetInfo& info : sheets) {
        const std::string place = "sheet[" + std::to_string(info.id - 1) + ']';
        if (!info.fault.empty())
            refuseRow(place, info.fault);
        try {
            static_cast<void>(readSheet(database_, info.id));
            if (info.kind == SheetKind::Table)
                static_cast<void>(readRows(database_, info.id));
        } catch (const StorageError& error) {
            refuseRow(place, error.what());
        }
    }
}

} // namespace sheepshead
