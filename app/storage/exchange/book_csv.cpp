// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_csv.h"

#include "app/storage/row_kinds.h"
#include "app/storage/stored_sheet.h"
#include "engine/cards/seat.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <set>

namespace sheepshead {

namespace {

/// Of the sheet; all else about it is in the JSON.
constexpr std::array sheetColumns { std::string_view("name"), std::string_view("kind"),
    std::string_view("begun") };

/// Of the hand, beside the lines of its players.
constexpr std::array playerHandColumns { std::string_view("number"), std::string_view("day"),
    std::string_view("ending") };

/// Several lines long, and not for a spreadsheet.
bool isForJsonOnly(const TableShape& shape, std::size_t column)
{
    return shape.name == "hand" && shape.columns[column].name == "record";
}

bool isPerson(const TableShape& shape, std::size_t column)
{
    return shape.columns[column].type == ColumnShape::Type::Person;
}

std::string quoted(const std::string& field)
{
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string text = "\"";
    for (const char letter : field)
        text += letter == '"' ? "\"\"" : std::string(1, letter);
    return text + '"';
}

const TableShape& part(const TableShape& shape, std::string_view name)
{
    return *std::ranges::find(shape.children, name, &TableShape::name);
}

const std::vector<RowTree>& rowsOf(
    const RowTree& row, const TableShape& shape, std::string_view name)
{
    const auto found = std::ranges::find(shape.children, name, &TableShape::name);
    return row.children[static_cast<std::size_t>(found - shape.children.begin())];
}

/// The place of a person in the list; none if it is not known who it was.
std::optional<std::size_t> personOf(const RowTree& row, const TableShape& shape)
{
    const auto* const place = std::get_if<std::int64_t>(&row.values[*shape.indexOf("person")]);
    return place ? std::optional(static_cast<std::size_t>(*place)) : std::nullopt;
}

/// Who was on which side in a hand.
class HandSides {
public:
    HandSides(const RowTree& hand, const TableShape& shape)
    {
        readLeader(hand, shape, "picked_hand", "picker");
        readLeader(hand, shape, "bid_hand", "bidder");
        const TableShape& seatShape = part(shape, "hand_seat");
        for (const RowTree& seat : rowsOf(hand, shape, "hand_seat"))
            if (seat.number(seatShape, "partner") != 0)
                partners_.insert(seat.number(seatShape, "seat"));
        const TableShape& bidShape = part(shape, "bid_hand");
        for (const RowTree& bid : rowsOf(hand, shape, "bid_hand"))
            if (const auto* const partner =
                    std::get_if<std::int64_t>(&bid.values[*bidShape.indexOf("partner")]))
                partners_.insert(*partner);
    }

    /// Empty where there are no sides.
    std::string roleOf(std::int64_t seat) const
    {
        if (!leader_)
            return {};
        if (*leader_ == seat)
            return partners_.empty() ? "alone" : "picker";
        return partners_.contains(seat) ? "partner" : "defender";
    }

private:
    void readLeader(
        const RowTree& hand, const TableShape& shape, const char* table, const char* column)
    {
        for (const RowTree& row : rowsOf(hand, shape, table))
            leader_ = row.number(part(shape, table), column);
    }

    std::optional<std::int64_t> leader_; ///< picker or bidder
    std::set<std::int64_t> partners_;
};

} // namespace

CsvWriter::CsvWriter(
    std::ostream& out, Lines lines, TableShape sheet, std::vector<CsvPerson> people)
    : out_(out)
    , lines_(lines)
    , sheet_(std::move(sheet))
    , people_(std::move(people))
{
    line(head());
}

CsvWriter::Fields CsvWriter::head() const
{
    const TableShape& hand = part(sheet_, "hand");
    Fields names;
    for (const std::string_view column : sheetColumns)
        names.push_back("sheet." + std::string(column));
    const auto add = [&](const TableShape& shape) {
        for (std::size_t i = 0; i < shape.columns.size(); ++i)
            if (!isForJsonOnly(shape, i) && !isPerson(shape, i))
                names.push_back(shape.name + '.' + shape.columns[i].name);
    };
    if (lines_ == Lines::Hands) {
        add(hand);
        for (const TableShape& details : hand.children)
            if (details.single)
                add(details);
        for (int seat = 0; seat < maxSeats; ++seat)
            for (const char* const what : { ".player", ".score" })
                names.push_back("seat" + std::to_string(seat) + what);
        return names;
    }
    for (const std::string_view column : playerHandColumns)
        names.push_back("hand." + std::string(column));
    names.insert(names.end(), { "player", "computer", "role" });
    add(part(hand, "hand_seat"));
    names.push_back("total");
    return names;
}

void CsvWriter::sheet(const RowTree& row)
{
    Totals totals;
    for (const RowTree& hand : rowsOf(row, sheet_, "hand"))
        if (lines_ == Lines::Hands)
            handLine(row, hand);
        else
            playerLines(row, hand, totals);
}

CsvWriter::Fields CsvWriter::handFields(const RowTree& hand) const
{
    const TableShape& shape = part(sheet_, "hand");
    Fields fields;
    for (std::size_t i = 0; i < shape.columns.size(); ++i)
        if (!isForJsonOnly(shape, i))
            fields.push_back(fieldOf(hand, i));
    for (std::size_t child = 0; child < shape.children.size(); ++child) {
        const TableShape& details = shape.children[child];
        if (!details.single)
            continue;
        const auto& rows = hand.children[child];
        for (std::size_t i = 0; i < details.columns.size(); ++i)
            if (!isPerson(details, i))
                fields.push_back(rows.empty() ? "" : fieldOf(rows.front(), i));
    }
    return fields;
}

void CsvWriter::handLine(const RowTree& sheet, const RowTree& hand)
{
    Fields fields;
    for (const std::string_view column : sheetColumns)
        fields.push_back(fieldOf(sheet, *sheet_.indexOf(column)));
    const Fields more = handFields(hand);
    fields.insert(fields.end(), more.begin(), more.end());
    const TableShape& shape = part(sheet_, "hand");
    const TableShape& seatShape = part(shape, "hand_seat");
    const std::size_t firstSeat = fields.size();
    fields.resize(firstSeat + std::size_t { 2 } * maxSeats);
    for (const RowTree& seat : rowsOf(hand, shape, "hand_seat")) {
        const auto place = static_cast<std::size_t>(seat.number(seatShape, "seat"));
        if (place >= maxSeats)
            continue;
        fields.at(firstSeat + 2 * place) = nameAt(seat, seatShape);
        fields.at(firstSeat + 2 * place + 1) = std::to_string(seat.number(seatShape, "score"));
    }
    line(fields);
}

void CsvWriter::playerLines(const RowTree& sheet, const RowTree& hand, Totals& totals)
{
    const TableShape& shape = part(sheet_, "hand");
    const TableShape& seatShape = part(shape, "hand_seat");
    const HandSides sides(hand, shape);
    const bool atTable = sheet.text(sheet_, "kind") == keyIn(sheetKindKeys, SheetKind::Table);
    for (const RowTree& seat : rowsOf(hand, shape, "hand_seat")) {
        const std::int64_t place = seat.number(seatShape, "seat");
        const std::optional<std::size_t> person = personOf(seat, seatShape);
        const bool played = seat.number(seatShape, "played") != 0;
        std::int64_t& total =
            totals[atTable && person ? static_cast<std::int64_t>(*person) : place];
        total += seat.number(seatShape, "score");
        Fields fields = headFields(sheet, hand);
        fields.push_back(nameAt(seat, seatShape));
        fields.push_back(!person ? "" : people_.at(*person).computer ? "1" : "0");
        fields.push_back(played ? sides.roleOf(place) : std::string());
        for (std::size_t i = 0; i < seatShape.columns.size(); ++i)
            if (!isPerson(seatShape, i))
                fields.push_back(fieldOf(seat, i));
        fields.push_back(std::to_string(total));
        line(fields);
    }
}

/// Of the sheet and the hand, before those of a player.
CsvWriter::Fields CsvWriter::headFields(const RowTree& sheet, const RowTree& hand) const
{
    Fields fields;
    for (const std::string_view column : sheetColumns)
        fields.push_back(fieldOf(sheet, *sheet_.indexOf(column)));
    const TableShape& shape = part(sheet_, "hand");
    for (const std::string_view column : playerHandColumns)
        fields.push_back(fieldOf(hand, *shape.indexOf(column)));
    return fields;
}

void CsvWriter::line(const Fields& fields)
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        out_ << (i == 0 ? "" : ",") << quoted(fields[i]);
    out_ << "\r\n";
}

std::string CsvWriter::fieldOf(const RowTree& row, std::size_t column)
{
    const RowTree::Value& value = row.values[column];
    if (const auto* const text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* const real = std::get_if<double>(&value))
        return std::to_string(*real);
    const auto* const number = std::get_if<std::int64_t>(&value);
    return number ? std::to_string(*number) : std::string();
}

std::string CsvWriter::nameAt(const RowTree& row, const TableShape& shape) const
{
    const auto place = personOf(row, shape);
    return place ? people_.at(*place).name : std::string();
}

} // namespace sheepshead
