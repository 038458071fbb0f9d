// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace sheepshead {

/// A name of the list of people.
struct CsvPerson {
    std::string name;
    bool computer = false;
};

/// Writes one line a hand, or one a player and hand, as RFC 4180 has it, in UTF-8;
/// docs/score-book-format.md describes the columns.
class CsvWriter {
public:
    enum class Lines { Hands, Players };

    /// Writes the line of the names of the columns.
    CsvWriter(std::ostream& out, Lines lines, TableShape sheet, std::vector<CsvPerson> people);

    void sheet(const RowTree& row);

private:
    using Fields = std::vector<std::string>;
    using Totals = std::map<std::int64_t, std::int64_t>; ///< by seat, at a real table by person

    Fields head() const;
    Fields handFields(const RowTree& hand) const;
    Fields headFields(const RowTree& sheet, const RowTree& hand) const;
    void handLine(const RowTree& sheet, const RowTree& hand);
    void playerLines(const RowTree& sheet, const RowTree& hand, Totals& totals);
    void line(const Fields& fields);
    static std::string fieldOf(const RowTree& row, std::size_t column);
    std::string nameAt(const RowTree& row, const TableShape& shape) const;

    std::ostream& out_;
    Lines lines_;
    TableShape sheet_;
    std::vector<CsvPerson> people_;
};

} // namespace sheepshead
