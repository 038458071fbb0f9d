// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_filter.h"

#include "app/storage/row_kinds.h"
#include "app/storage/stored_sheet.h"

namespace sheepshead {

namespace {

constexpr const char* everyId = "(SELECT id FROM person WHERE CAST(? AS INTEGER) IN (id, same_as))";

Conditions sheetsOfGame(const HistoryFilter& filter)
{
    Conditions conditions;
    if (filter.kind)
        conditions.add("s.kind = ?", { std::string(keyIn(sheetKindKeys, *filter.kind)) });
    if (!filter.layout.empty()) // variantText() begins with it
        conditions.add("(s.variant || ' ') GLOB ?", { "layout=" + filter.layout + " *" });
    if (!filter.rules.empty())
        conditions.add("s.variant = ?", { filter.rules });
    return conditions;
}

} // namespace

void Conditions::add(const std::string& text, std::vector<std::string> values)
{
    texts_.push_back(text);
    values_.insert(values_.end(), values.begin(), values.end());
}

std::string Conditions::where() const
{
    std::string text;
    for (const std::string& condition : texts_)
        text += (text.empty() ? " WHERE " : " AND ") + condition;
    return text;
}

int Conditions::bind(SQLite::Statement& statement, int place) const
{
    for (const std::string& value : values_)
        statement.bind(place++, value);
    return place;
}

Conditions sheetConditions(const HistoryFilter& filter)
{
    Conditions conditions = sheetsOfGame(filter);
    if (filter.person)
        conditions.add(std::string("s.id IN (SELECT sheet FROM player WHERE person IN ") + everyId
                + " UNION SELECT sheet FROM newcomer WHERE before IN " + everyId + ")",
            { std::to_string(*filter.person), std::to_string(*filter.person) });
    if (!filter.fromDay.empty())
        conditions.add("date(s.last_played, 'localtime', '-5 hours') >= ?", { filter.fromDay });
    if (!filter.toDay.empty())
        conditions.add("date(s.begun, 'localtime', '-5 hours') <= ?", { filter.toDay });
    return conditions;
}

Conditions eveningConditions(const HistoryFilter& filter)
{
    Conditions conditions = sheetsOfGame(filter);
    if (!filter.fromDay.empty())
        conditions.add("e.day >= ?", { filter.fromDay });
    if (!filter.toDay.empty())
        conditions.add("e.day <= ?", { filter.toDay });
    return conditions;
}

void addPerson(Conditions& conditions, PersonId person)
{
    conditions.add(std::string("e.person IN ") + everyId, { std::to_string(person) });
}

} // namespace sheepshead
