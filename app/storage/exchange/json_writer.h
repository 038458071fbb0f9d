// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <iosfwd>
#include <string>

namespace sheepshead {

/// What the member "format" of every file is.
inline constexpr const char* bookFormatName = "sheepshead-score-book";

/// Writes the JSON of a score book; docs/score-book-format.md describes it. One hand a line.
class JsonWriter {
public:
    /// Begins the file of a book of this version of the schema.
    JsonWriter(std::ostream& out, int version);

    /// First all people, then all sheets, then all seasons.
    void person(const RowTree& row, const TableShape& shape);
    void sheet(const RowTree& row, const TableShape& shape);
    void season(const RowTree& row, const TableShape& shape);
    void end();

private:
    void begin(const char* list);

    std::ostream& out_;
    std::string list_;
};

} // namespace sheepshead
