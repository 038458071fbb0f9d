// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <map>
#include <vector>

namespace sheepshead {

/// Reads rows of a database whose pages may be damaged: what cannot be read is passed over. Only
/// the constructor throws, if not even the tables are known.
class Salvage {
public:
    explicit Salvage(SQLite::Database& database);

    /// All sheets of which anything can be read, with all of it.
    std::vector<RowTree> sheets();
    /// The people whom those sheets mention, in the order of their places; an unreadable one is
    /// "Unknown 7". Valid after sheets().
    std::vector<RowTree> people();
    /// How many sheets and hands are named somewhere, but cannot be read.
    int lostSheets() const { return lostSheets_; }
    int lostHands() const { return lostHands_; }

    const TableShape& sheetShape() const { return sheetShape_; }

private:
    std::vector<std::int64_t> numbersIn(const std::string& table, const std::string& condition);
    bool readSheet(std::int64_t id, RowTree& sheet);
    std::vector<RowTree> readRows(const TableShape& shape, std::int64_t parent);
    std::vector<RowTree> readHands(const TableShape& shape, std::int64_t sheet);
    void seatPlayers(RowTree& sheet) const;
    std::int64_t placeOf(std::int64_t person);

    SQLite::Database& database_;
    TableShape personShape_;
    TableShape sheetShape_;
    std::vector<std::int64_t> people_; ///< by place
    std::map<std::int64_t, std::int64_t> places_;
    int lostSheets_ = 0;
    int lostHands_ = 0;
};

} // namespace sheepshead
