// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sheepshead {

/// The people of a book as a list without numbers of a database: each has its place, from 0.
class PeopleList {
public:
    /// Reads everybody in the order of their numbers. Throws where the book cannot be read.
    explicit PeopleList(SQLite::Database& database);

    /// The person must be one of the book.
    std::int64_t placeOf(std::int64_t person) const { return places_.at(person); }
    const std::vector<std::int64_t>& numbers() const { return numbers_; }

private:
    std::vector<std::int64_t> numbers_;
    std::map<std::int64_t, std::int64_t> places_;
};

/// Brings the people of one book into another: who has the same name is the same person. A name
/// that people take for it is the same, unless the book that comes has several of them.
class PeopleMap {
public:
    /// Adds the people who are new. Throws, OnePerson if two who played in one hand would be one.
    PeopleMap(SQLite::Database& from, SQLite::Database& into);

    /// In the book that they come into, for a place in the list of the other.
    std::int64_t numberOf(std::int64_t place) const
    {
        return numbers_.at(static_cast<std::size_t>(place));
    }
    /// Removes new people who are only on sheets that did not come along. Returns how many stay.
    int forgetLeftBehind();

private:
    void countNames();
    std::int64_t found(std::int64_t person, TreeReader& reader, TreeWriter& writer);
    void takeOverMerges();
    void checkHands();
    bool isMentioned(SQLite::Database& database, std::int64_t person) const;

    SQLite::Database& from_;
    SQLite::Database& into_;
    PeopleList people_;
    std::vector<TableShape> shapes_;
    std::map<std::pair<std::string, bool>, int> names_; ///< coming: by keys, and whether computers
    std::vector<std::int64_t> numbers_;                 ///< one a place
    std::vector<std::size_t> added_;                    ///< places
};

} // namespace sheepshead
