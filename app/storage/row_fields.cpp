// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/row_fields.h"

#include "app/storage/column_bounds.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/sealed_text.h"
#include "engine/cards/card_text.h"

#include <algorithm>

namespace sheepshead {

std::string clipped(std::string text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    const auto continues = [&](std::size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    while (most > 0 && continues(most))
        --most;
    text.resize(most);
    return text;
}

void RowReader::refuse(const char* column, const std::string& value) const
{
    throw StorageError(
        StorageFault::Unreadable, place_ + ": " + column + " '" + clipped(value, 40) + '\'');
}

std::string RowReader::rawText(const char* column) const
{
    return row_.getColumn(column).getString();
}

std::int64_t RowReader::integer(const char* column, Bounds bounds) const
{
    const SQLite::Column value = row_.getColumn(column);
    if (!value.isInteger() || !bounds.contain(value.getInt64()))
        refuse(column, value.getString());
    return value.getInt64();
}

void RowReader::seed(const char* column, std::uint64_t& seed)
{
    seed = sealedSeed(static_cast<std::uint64_t>(integer(column, { INT64_MIN, INT64_MAX })));
}

void RowReader::seat(const char* column, Seat& seat)
{
    seat = seatAt(static_cast<int>(integer(column, { 0, seats_ - 1 })));
}

void RowReader::number(const char* column, std::optional<int>& value, Bounds bounds)
{
    value.reset();
    if (!isNull(column))
        number(column, value.emplace(), bounds);
}

void RowReader::flag(const char* column, std::optional<bool>& value)
{
    value.reset();
    if (!isNull(column))
        flag(column, value.emplace());
}

void RowReader::seat(const char* column, std::optional<Seat>& seat)
{
    seat.reset();
    if (!isNull(column))
        this->seat(column, seat.emplace());
}

void RowReader::member(const char* column, SeatSet& set, Seat seat)
{
    if (integer(column, bounds::flag) != 0)
        set.add(seat);
}

void RowReader::seats(const char* column, SeatSet& set)
{
    const SeatSet known = SeatSet::firstSeats(seats_);
    const std::int64_t bits = integer(column, { 0, known.bits() });
    set = {};
    for (const Seat seat : known)
        if ((bits >> indexOf(seat) & 1) != 0)
            set.add(seat);
}

void RowReader::card(const char* column, std::optional<Card>& card)
{
    card.reset();
    if (isNull(column))
        return;
    const Result<Card> parsed = parseCard(rawText(column));
    if (!parsed)
        refuse(column, rawText(column));
    card = *parsed;
}

void RowReader::text(const char* column, std::string& text, std::size_t most)
{
    text = clipped(rawText(column), most);
}

void RowReader::name(const char* column, std::string& name) { name = properName(rawText(column)); }

void RowReader::record(const char* column, std::string& record)
{
    record = rawText(column);
    if (record.size() > longest::record)
        record.clear();
}

std::size_t RowReader::indexOfKey(const char* column, KeyList keys) const
{
    const std::string key = rawText(column);
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        refuse(column, key);
    return static_cast<std::size_t>(found - keys.begin());
}

void RowWriter::seed(const char* column, std::uint64_t seed)
{
    set(column, static_cast<std::int64_t>(sealedSeed(seed)));
}

void RowWriter::name(const char* column, const std::string& name) { set(column, properName(name)); }

void RowWriter::number(const char* column, const std::optional<int>& value, Bounds)
{
    if (value)
        number(column, *value);
    else
        set(column, std::monostate());
}

void RowWriter::flag(const char* column, const std::optional<bool>& value)
{
    if (value)
        flag(column, *value);
    else
        set(column, std::monostate());
}

void RowWriter::seat(const char* column, const std::optional<Seat>& seat)
{
    if (seat)
        this->seat(column, *seat);
    else
        set(column, std::monostate());
}

void RowWriter::card(const char* column, const std::optional<Card>& card)
{
    if (card)
        set(column, cardText(*card));
    else
        set(column, std::monostate());
}

void RowWriter::bind(SQLite::Statement& statement) const
{
    int parameter = 1;
    for (const auto& [column, value] : columns_) {
        if (const auto* const number = std::get_if<std::int64_t>(&value))
            statement.bind(parameter, *number);
        else if (const auto* const text = std::get_if<std::string>(&value))
            statement.bind(parameter, *text);
        else
            statement.bind(parameter);
        ++parameter;
    }
}

std::int64_t RowWriter::insertInto(SQLite::Database& database, const char* table) const
{
    std::string names;
    std::string places;
    for (const auto& [column, value] : columns_) {
        names += (names.empty() ? "" : ", ") + std::string(column);
        places += places.empty() ? "?" : ", ?";
    }
    SQLite::Statement insert(
        database, std::string("INSERT INTO ") + table + " (" + names + ") VALUES (" + places + ')');
    bind(insert);
    insert.exec();
    return database.getLastInsertRowid();
}

int RowWriter::update(SQLite::Database& database, const char* table,
    std::initializer_list<std::pair<const char*, std::int64_t>> where) const
{
    std::string changes;
    for (const auto& [column, value] : columns_)
        changes += (changes.empty() ? "" : ", ") + std::string(column) + " = ?";
    std::string conditions;
    for (const auto& [column, value] : where)
        conditions += (conditions.empty() ? "" : " AND ") + std::string(column) + " = ?";
    SQLite::Statement update(
        database, std::string("UPDATE ") + table + " SET " + changes + " WHERE " + conditions);
    bind(update);
    int parameter = static_cast<int>(columns_.size());
    for (const auto& [column, value] : where)
        update.bind(++parameter, value);
    return update.exec();
}

} // namespace sheepshead
