// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Statement.h>

#include <string>
#include <vector>

namespace sheepshead {

/// Which sheets and hands a page of history is about. Everything at first.
struct HistoryFilter {
    std::optional<PersonId> person = {}; ///< sheets with this player
    std::string fromDay = {};            ///< 2024-05-31, the first day; empty: from the beginning
    std::string toDay = {};              ///< the last day; empty: to the end
    std::optional<SheetKind> kind = {};
    std::string layout = {}; ///< the key of a layout; empty: any
    std::string rules = {};  ///< exactly these house rules, as variantText(); empty: any

    bool operator==(const HistoryFilter&) const = default;
};

/// Conditions of a query with the values for their places.
class Conditions {
public:
    /// The text has a ? for each value.
    void add(const std::string& text, std::vector<std::string> values);
    /// " WHERE …", or empty.
    std::string where() const;
    /// Binds the values, the first to this place; returns the place behind the last.
    int bind(SQLite::Statement& statement, int place = 1) const;

private:
    std::vector<std::string> texts_;
    std::vector<std::string> values_;
};

/// For queries of table sheet AS s, with all its hands.
Conditions sheetConditions(const HistoryFilter& filter);
/// For queries of evening AS e JOIN sheet AS s. The person is not among them.
Conditions eveningConditions(const HistoryFilter& filter);
/// e.person is this person, whom other ids may mean, too.
void addPerson(Conditions& conditions, PersonId person);

} // namespace sheepshead
