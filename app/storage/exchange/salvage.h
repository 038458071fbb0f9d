// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/lost_head.h"
#include "app/storage/exchange/row_tree.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sheepshead {

/// Reads rows of a database whose pages may be damaged: what cannot be read is passed over. Only
/// the constructor throws, if not even the tables are known.
class Salvage {
public:
    explicit Salvage(SQLite::Database& database);

    /// All sheets of which anything can be read, with all of it. One whose own row is lost gets a
    /// head made of its hands.
    std::vector<RowTree> sheets();
    /// The seasons that can be read whole.
    std::vector<RowTree> seasons();
    /// The people whom those mention, in the order of their places; an unreadable one is
    /// "Unknown 7". Valid after sheets() and seasons().
    std::vector<RowTree> people();
    /// How many sheets and hands are named somewhere, but cannot be read.
    int lostSheets() const { return lostSheets_; }
    int lostHands() const { return lostHands_; }
    /// How many of the sheets got a new head.
    int lostHeads() const { return lostHeads_; }

    const TableShape& sheetShape() const { return sheetShape_; }

private:
    /// All numbers in a column of a table.
    std::set<std::int64_t> numbersIn(
        const std::string& column, const std::string& table, const std::string& condition = {});
    bool readHead(std::int64_t id, RowTree& sheet);
    SheetParts readParts(std::int64_t id);
    std::vector<RowTree> readRows(const TableShape& shape, std::int64_t parent);
    std::vector<RowTree> readHands(const TableShape& shape, std::int64_t sheet);
    std::int64_t placeOf(std::int64_t person);
    std::int64_t placeOfStranger() { return placeOf(-++strangers_); }

    SQLite::Database& database_;
    TableShape personShape_;
    TableShape sheetShape_;
    TableShape seasonShape_;
    std::vector<std::int64_t> people_; ///< by place
    std::map<std::int64_t, std::int64_t> places_;
    int lostSheets_ = 0;
    int lostHands_ = 0;
    int lostHeads_ = 0;
    int strangers_ = 0; ///< who have numbers below 0
};

} // namespace sheepshead
