// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace sheepshead {

/// The JSON of a score book; docs/score-book-format.md describes it. One hand a line.
class JsonWriter {
public:
    /// Begins the file of a book of this version of the schema.
    JsonWriter(std::ostream& out, int version);

    /// First all people, then all sheets.
    void person(const RowTree& row, const TableShape& shape);
    void sheet(const RowTree& row, const TableShape& shape);
    void end();

private:
    void begin(const char* list);

    std::ostream& out_;
    std::string list_;
};

/// What a file has, in its order. Whatever is wrong in it is a StorageError (NotAnExport,
/// NewerExport) with its place, "line 3" or "sheet[0].hand[2].stake".
struct JsonContents {
    /// Called first; returns the shapes of person and sheet in that version.
    std::function<std::pair<TableShape, TableShape>(int version)> begin;
    std::function<void(RowTree)> person;
    std::function<void(RowTree)> sheet;
};
void readJson(std::istream& in, const JsonContents& contents);

} // namespace sheepshead
