// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/column_bounds.h"

#include "app/storage/bounds.h"
#include "app/storage/fact_rows.h"
#include "app/storage/row_fields.h"
#include "app/storage/row_kinds.h"
#include "app/storage/stored_sheet.h"
#include "engine/names/name_key.h"
#include "engine/season/season.h"
#include "engine/statistics/evening.h"
#include "engine/support/calendar_day.h"
#include "engine/support/text.h"
#include "engine/support/utf8.h"
#include "engine/tutor/mistake.h"
#include "engine/tutor/repetition.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sheepshead {

namespace {

using Fault = std::optional<std::string>;

std::string shown(std::string_view text)
{
    std::string piece = clipped(std::string(text), 40);
    std::ranges::replace_if(
        piece, [](char letter) { return static_cast<unsigned char>(letter) < 0x20; }, '?');
    return '\'' + piece + '\'';
}

bool hasShape(std::string_view text, std::string_view shape)
{
    return text.size() == shape.size()
        && std::ranges::equal(text, shape, [](char letter, char wanted) {
               return wanted == '0' ? letter >= '0' && letter <= '9' : letter == wanted;
           });
}

int numberAt(std::string_view text, std::size_t place, std::size_t length)
{
    return parseNumber<int>(text.substr(place, length)).value_or(-1);
}

bool isTime(std::string_view time)
{
    return hasShape(time, "0000-00-00T00:00:00Z") && isDay(time.substr(0, 10))
        && numberAt(time, 11, 2) < 24 && numberAt(time, 14, 2) < 60 && numberAt(time, 17, 2) <= 60;
}

Fault faultOfDay(const std::string& day)
{
    if (day.empty() || isDay(day))
        return std::nullopt;
    return shown(day) + " is no day";
}

Fault faultOfTime(const std::string& time)
{
    if (isTime(time))
        return std::nullopt;
    return shown(time) + " is no time";
}

Fault faultOfName(const std::string& name)
{
    if (name.size() > longest::name)
        return "is longer than " + std::to_string(longest::name) + " bytes";
    if (isBlankName(name))
        return "is empty";
    if (!isProperName(name))
        return shown(name) + " has characters that no name has";
    return std::nullopt;
}

Fault faultOfKey(const std::string& key, KeyList keys)
{
    if (std::ranges::find(keys, key) != keys.end())
        return std::nullopt;
    return shown(key) + " is no kind";
}

/// Several lines.
Fault faultOfText(const std::string& text)
{
    if (text.size() > longest::record)
        return "is too long";
    for (const std::string_view line : linesOf(text))
        if (firstOutsideUtf8(line))
            return shown(line) + " is no plain text";
    return std::nullopt;
}

Fault faultOfKind(const std::string& key) { return faultOfKey(key, sheetKindKeys); }
Fault faultOfPart(const std::string& key) { return faultOfKey(key, costPartKeys); }
Fault faultOfMistake(const std::string& key) { return faultOfKey(key, mistakeKeys); }
Fault faultOfRole(const std::string& key) { return faultOfKey(key, seasonRoleKeys); }
Fault faultOfMeasure(const std::string& key) { return faultOfKey(key, seasonMeasureKeys); }
Fault faultOfPrizes(const std::string& key) { return faultOfKey(key, prizeKindKeys); }

/// Those whose texts are not just any.
struct TextColumn {
    std::string_view table;
    std::string_view column;
    Fault (*fault)(const std::string& text);
};

constexpr std::array textColumns {
    TextColumn { "person", "name", faultOfName },
    TextColumn { "sheet", "name", faultOfName },
    TextColumn { "sheet", "begun", faultOfTime },
    TextColumn { "sheet", "last_played", faultOfTime },
    TextColumn { "sheet", "kind", faultOfKind },
    TextColumn { "hand", "day", faultOfDay },
    TextColumn { "cost", "part", faultOfPart },
    TextColumn { "mistake", "kind", faultOfMistake },
    TextColumn { "mistake", "asked", faultOfDay },
    TextColumn { "season", "name", faultOfName },
    TextColumn { "season", "first_day", faultOfDay },
    TextColumn { "season", "last_day", faultOfDay },
    TextColumn { "season", "measure", faultOfMeasure },
    TextColumn { "season", "prize_kind", faultOfPrizes },
    TextColumn { "season_person", "role", faultOfRole },
    TextColumn { "season_excluded", "begun", faultOfTime },
    TextColumn { "season_payment", "day", faultOfDay },
};

/// Those whose numbers are added up over many rows, or may be anything.
struct NumberColumn {
    std::string_view table;
    std::string_view column;
    Bounds bounds;
};

constexpr std::array numberColumns {
    NumberColumn { "sheet", "seed", { INT64_MIN, INT64_MAX } },
    NumberColumn { "hand", "hinted", bounds::seats },
    NumberColumn { "journal", "hinted", bounds::seats },
    NumberColumn { "season_excluded", "seed", { INT64_MIN, INT64_MAX } },
    NumberColumn { "cost", "seat", { 0, maxSeats - 1 } },
    NumberColumn { "cost", "decisions", bounds::decisions },
    NumberColumn { "cost", "mistakes", bounds::decisions },
    NumberColumn { "mistake", "action", bounds::decisions },
    NumberColumn { "mistake", "seat", { 0, maxSeats - 1 } },
    NumberColumn { "mistake", "box", { 0, knownBox } },
    NumberColumn { "person", "computer", bounds::flag },
};

template <class Columns>
auto findColumn(const Columns& columns, std::string_view table, std::string_view column)
{
    return std::ranges::find_if(
        columns, [&](const auto& known) { return known.table == table && known.column == column; });
}

Bounds boundsOf(std::string_view table, std::string_view column)
{
    if (const auto fact = factColumns().find(column);
        table == "hand_seat" && fact != factColumns().end())
        return fact->second;
    const auto known = findColumn(numberColumns, table, column);
    return known == numberColumns.end() ? bounds::score : known->bounds;
}

Fault faultOfNumber(std::string_view table, std::string_view column, std::int64_t number)
{
    if (boundsOf(table, column).contain(number))
        return std::nullopt;
    return std::to_string(number) + " is out of bounds";
}

Fault faultOfPoints(double points)
{
    if (std::isfinite(points) && std::abs(points) <= static_cast<double>(bounds::score.most))
        return std::nullopt;
    return "is out of bounds";
}

} // namespace

bool isProperName(std::string_view name)
{
    return name.size() <= longest::name && !firstStrangeInName(name) && !isBlankName(name);
}

std::string properName(std::string name)
{
    while (const auto strange = firstStrangeInName(name))
        name.replace(strange->at, strange->length, " ");
    name = clipped(std::move(name), longest::name);
    return isBlankName(name) ? "?" : name;
}

bool holdsNames(std::string_view table, std::string_view column)
{
    const auto known = findColumn(textColumns, table, column);
    return known != textColumns.end() && known->fault == faultOfName;
}

std::optional<std::string> faultOfValue(
    std::string_view table, std::string_view column, const ColumnValue& value)
{
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return faultOfNumber(table, column, *number);
    if (const auto* const points = std::get_if<double>(&value))
        return faultOfPoints(*points);
    const auto* const text = std::get_if<std::string>(&value);
    if (!text)
        return std::nullopt;
    const auto known = findColumn(textColumns, table, column);
    return known == textColumns.end() ? faultOfText(*text) : known->fault(*text);
}

} // namespace sheepshead
