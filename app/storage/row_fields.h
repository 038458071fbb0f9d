// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/bounds.h"
#include "engine/cards/card.h"
#include "engine/cards/seat.h"
#include "engine/support/keys.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sheepshead {

/// A text cut to at most this many bytes, between two UTF-8 characters.
std::string clipped(std::string text, std::size_t most);

/// Reads the columns of one row by name. RowWriter has the same functions: one list of calls reads
/// and writes a row, so that no column can be forgotten in one of the two. A value that cannot be
/// is a StorageError (Unreadable) with the place, the column and the value.
class RowReader {
public:
    /// The place is for messages, "hand 7"; the seats are those of the sheet, for bounds.
    RowReader(SQLite::Statement& row, int seats, std::string place)
        : row_(row)
        , seats_(seats)
        , place_(std::move(place))
    {
    }

    template <class Number> void number(const char* column, Number& value, Bounds bounds)
    {
        value = static_cast<Number>(integer(column, bounds));
    }
    /// Without a value the column is NULL.
    void number(const char* column, std::optional<int>& value, Bounds bounds);
    void flag(const char* column, bool& value) { value = integer(column, bounds::flag) != 0; }
    /// Without a value the column is NULL.
    void flag(const char* column, std::optional<bool>& value);
    void seed(const char* column, std::uint64_t& seed);
    void seat(const char* column, Seat& seat);
    void seat(const char* column, std::optional<Seat>& seat);
    /// Whether the seat is in the set.
    void member(const char* column, SeatSet& set, Seat seat);
    /// Seat 0 is the lowest bit.
    void seats(const char* column, SeatSet& set);
    void card(const char* column, std::optional<Card>& card);
    /// A text that is longer is cut.
    void text(const char* column, std::string& text, std::size_t most);
    /// What no name has is left out, see properName().
    void name(const char* column, std::string& name);
    /// A text that is longer is dropped.
    void record(const char* column, std::string& record);
    template <class Enum> void key(const char* column, Enum& value, KeyList keys)
    {
        value = static_cast<Enum>(indexOfKey(column, keys));
    }
    /// Without a value the column is NULL.
    template <class Enum> void key(const char* column, std::optional<Enum>& value, KeyList keys)
    {
        if (isNull(column))
            value.reset();
        else
            value = static_cast<Enum>(indexOfKey(column, keys));
    }
    /// Without a value the text is empty.
    template <class Enum>
    void keyOrEmpty(const char* column, std::optional<Enum>& value, KeyList keys)
    {
        if (rawText(column).empty())
            value.reset();
        else
            value = static_cast<Enum>(indexOfKey(column, keys));
    }
    /// Any type with a text of its own; parse() returns an optional.
    template <class Value, class Format, class Parse>
    void parsed(const char* column, Value& value, Format, Parse parse)
    {
        const std::string text = rawText(column);
        auto made = parse(text);
        if (!made)
            refuse(column, text);
        value = std::move(*made);
    }

    bool isNull(const char* column) const { return row_.getColumn(column).isNull(); }
    std::string rawText(const char* column) const;
    std::int64_t integer(const char* column, Bounds bounds) const;
    [[noreturn]] void refuse(const char* column, const std::string& value) const;

private:
    std::size_t indexOfKey(const char* column, KeyList keys) const;

    SQLite::Statement& row_;
    int seats_;
    std::string place_;
};

/// Collects the columns of one row, then inserts or updates it.
class RowWriter {
public:
    void number(const char* column, std::int64_t value, Bounds = {}) { set(column, value); }
    void number(const char* column, const std::optional<int>& value, Bounds = {});
    void flag(const char* column, bool value) { set(column, std::int64_t { value }); }
    void flag(const char* column, const std::optional<bool>& value);
    void seed(const char* column, std::uint64_t seed);
    void seat(const char* column, Seat seat) { set(column, std::int64_t { indexOf(seat) }); }
    void seat(const char* column, const std::optional<Seat>& seat);
    void member(const char* column, SeatSet set, Seat seat) { flag(column, set.contains(seat)); }
    void card(const char* column, const std::optional<Card>& card);
    void text(const char* column, const std::string& text, std::size_t most)
    {
        set(column, clipped(text, most));
    }
    void name(const char* column, const std::string& name);
    void record(const char* column, const std::string& record) { set(column, record); }
    template <class Enum> void key(const char* column, Enum value, KeyList keys)
    {
        set(column, std::string(keyIn(keys, value)));
    }
    template <class Enum>
    void key(const char* column, const std::optional<Enum>& value, KeyList keys)
    {
        if (value)
            key(column, *value, keys);
        else
            set(column, std::monostate());
    }
    template <class Enum>
    void keyOrEmpty(const char* column, const std::optional<Enum>& value, KeyList keys)
    {
        if (value)
            key(column, *value, keys);
        else
            set(column, std::string());
    }
    template <class Value, class Format, class Parse>
    void parsed(const char* column, const Value& value, Format format, Parse)
    {
        set(column, std::string(format(value)));
    }

    /// Returns the id of the new row.
    std::int64_t insertInto(SQLite::Database& database, const char* table) const;
    /// Changes the rows with these values; returns how many there were.
    int update(SQLite::Database& database, const char* table,
        std::initializer_list<std::pair<const char*, std::int64_t>> where) const;

private:
    using Value = std::variant<std::monostate, std::int64_t, std::string>; ///< the first is NULL

    void set(const char* column, Value value) { columns_.emplace_back(column, std::move(value)); }
    void bind(SQLite::Statement& statement) const;

    std::vector<std::pair<const char*, Value>> columns_;
};

} // namespace sheepshead
