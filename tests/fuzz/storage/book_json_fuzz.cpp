// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_json.h"
#include "app/storage/exchange/staged_book.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/sheet_reader.h"
#include "tests/fuzz/fuzz.h"

#include <sstream>

using namespace sheepshead;

/// An exported book, up to where it would be let near a real one.
FUZZ(input)
{
    std::istringstream in { std::string(input) };
    StagedBook staged;
    try {
        readJson(in,
            { [&](int version) { return staged.begin(version); },
                [&](RowTree person) { staged.addPerson(std::move(person)); },
                [&](RowTree sheet) { staged.addSheet(std::move(sheet)); } });
        staged.finish();
    } catch (const StorageError&) {
        return;
    }
    for (const SheetInfo& sheet : readSheets(staged.database()))
        readSheet(staged.database(), sheet.id);
}
