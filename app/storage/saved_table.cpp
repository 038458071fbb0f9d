// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_table.h"

#include "app/storage/file/database_file.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_claim.h"
#include "app/storage/table_rows.h"

namespace sheepshead {

namespace {

/// Adds the members who are not on the sheet yet; the people of all of them.
std::vector<PersonId> peopleOf(
    SQLite::Database& database, SheetId sheet, const std::vector<std::string>& members)
{
    std::vector<PersonId> people = seatedOn(database, sheet);
    for (std::size_t i = people.size(); i < members.size(); ++i) {
        people.push_back(personNamed(database, members[i], false));
        RowWriter fields;
        fields.number("sheet", sheet);
        fields.number("seat", static_cast<std::int64_t>(i));
        fields.number("person", people.back());
        fields.insertInto(database, "player");
    }
    return people;
}

} // namespace

SavedTable::SavedTable(std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer)
    : file_(std::move(file))
    , sheet_(sheet)
    , writer_(writer)
{
}

/// Within a transaction.
void SavedTable::write(
    const KeptTable& table, const SavedPart& there, const std::vector<std::string>& members)
{
    const auto people = peopleOf(file_->database(), sheet_, members);
    writeTable(file_->database(), sheet_, table, there, people, file_->now());
}

std::optional<Problem> SavedTable::save(KeptTable& table, const std::vector<std::string>& members)
{
    auto problem = attempt(file_->path(), [&] {
        file_->write([&] {
            checkClaim(file_->database(), sheet_, writer_);
            write(table, table.saved(), members);
        });
    });
    if (!problem)
        table.noteSaved();
    return problem;
}

} // namespace sheepshead
