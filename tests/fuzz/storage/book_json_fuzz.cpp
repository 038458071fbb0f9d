// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_json.h"
#include "app/storage/exchange/staged_book.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/sheet_reader.h"
#include "tests/fuzz/fuzz.h"

#include <map>
#include <sstream>

using namespace sheepshead;

namespace {

const RootShapes& shapesAt(int version)
{
    static std::map<int, RootShapes> known;
    const auto [shapes, isNew] = known.try_emplace(version);
    if (isNew)
        shapes->second = StagedBook().begin(version);
    return shapes->second;
}

} // namespace

/// An exported book, up to where it would be let near a real one. A book is made only for what can
/// be read: to make one takes longer than anything else here.
FUZZ(input)
{
    try {
        std::istringstream first { std::string(input) };
        readJson(first,
            { shapesAt, [](const RowTree&) {}, [](const RowTree&) {}, [](const RowTree&) {} });
    } catch (const StorageError&) {
        return;
    }
    StagedBook staged;
    try {
        std::istringstream again { std::string(input) };
        readJson(again,
            { [&](int version) { return staged.begin(version); },
                [&](RowTree person) { staged.addPerson(std::move(person)); },
                [&](RowTree sheet) { staged.addSheet(std::move(sheet)); },
                [&](RowTree season) { staged.addSeason(std::move(season)); } });
        staged.finish();
    } catch (const StorageError&) {
        return;
    }
    for (const SheetInfo& sheet : readSheets(staged.database()))
        readSheet(staged.database(), sheet.id);
}
