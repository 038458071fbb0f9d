// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/lost_head.h"

#include "app/storage/row_kinds.h"
#include "app/storage/stored_sheet.h"
#include "engine/hand/state/hand_record.h"
#include "engine/rules/layouts.h"
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_scoring.h"

#include <algorithm>
#include <map>
#include <optional>

namespace sheepshead {

namespace {

const TableShape& shapeNamed(const TableShape& sheet, std::string_view name)
{
    return *std::ranges::find(sheet.children, name, &TableShape::name);
}

/// The lines of a real table; none if one of them is missing or makes no sense.
std::optional<TableLines> linesOf(SheetParts& parts, const TableShape& sheet)
{
    const TableShape& shape = shapeNamed(sheet, "table_line");
    TableLines lines;
    for (const RowTree& row : partNamed(parts, sheet, "table_line")) {
        auto line = parseTableLine(row.text(shape, "line"));
        if (!line || row.number(shape, "number") != static_cast<int>(lines.size()) + 1)
            return std::nullopt;
        lines.push_back(std::move(line).value());
    }
    return lines;
}

/// Who sat where in a hand, by seat; nobody where it was not written.
std::map<std::int64_t, RowTree::Value> peopleIn(const RowTree& hand, const TableShape& handShape)
{
    const auto index = std::ranges::find(handShape.children, "hand_seat", &TableShape::name)
        - handShape.children.begin();
    const auto child = static_cast<std::size_t>(index);
    const TableShape& seat = handShape.children[child];
    std::map<std::int64_t, RowTree::Value> people;
    for (const RowTree& row : hand.children[child])
        people[row.number(seat, "seat")] = row.values[*seat.indexOf("person")];
    return people;
}

/// Of a real table each member's person, as far as a hand tells it.
std::map<std::int64_t, RowTree::Value> membersOf(
    SheetParts& parts, const TableShape& sheet, const TableLines& lines)
{
    const TableShape& handShape = shapeNamed(sheet, "hand");
    std::map<std::int64_t, const RowTree*> hands;
    for (const RowTree& hand : partNamed(parts, sheet, "hand"))
        hands[hand.number(handShape, "number")] = &hand;
    std::map<std::int64_t, RowTree::Value> members;
    for (const ScoredLine& line : scoreTable(lines, maxMembers).lines)
        for (const SheetRow& row : line.rows) {
            const auto hand = hands.find(row.number);
            const auto people =
                hand == hands.end() ? decltype(members)() : peopleIn(*hand->second, handShape);
            for (std::size_t chair = 0; chair < line.chairs.members.size(); ++chair) {
                const auto who = people.find(static_cast<std::int64_t>(chair));
                RowTree::Value& known = members[indexOf(line.chairs.members[chair])];
                if (who != people.end() && std::holds_alternative<std::monostate>(known))
                    known = who->second;
            }
        }
    if (!members.empty()) // members have numbers without gaps
        for (std::int64_t number = 0; number < members.rbegin()->first; ++number)
            members.try_emplace(number);
    return members;
}

/// The rules of the last hand whose record can be read; else the usual ones for so many players.
std::string rulesOf(const std::vector<RowTree>& hands, const TableShape& handShape, int players)
{
    for (auto hand = hands.rbegin(); hand != hands.rend(); ++hand)
        if (const auto record = parseRecord(hand->text(handShape, "record")))
            return variantText(*record->variant);
    for (const Layout& layout : layouts)
        if (layout.players == players)
            return variantText(defaultVariant(layout.id));
    return variantText({});
}

std::string timeOn(const std::string& day)
{
    return (day.empty() ? "1970-01-01" : day) + "T12:00:00Z";
}

} // namespace

std::vector<RowTree>& partNamed(SheetParts& parts, const TableShape& sheet, std::string_view name)
{
    const auto found = std::ranges::find(sheet.children, name, &TableShape::name);
    return parts[static_cast<std::size_t>(found - sheet.children.begin())];
}

void seatPlayers(
    SheetParts& parts, const TableShape& sheet, const std::function<std::int64_t()>& stranger)
{
    auto& players = partNamed(parts, sheet, "player");
    const auto& hands = partNamed(parts, sheet, "hand");
    if (!players.empty() || hands.empty())
        return;
    const auto lines = linesOf(parts, sheet);
    const TableShape& shape = shapeNamed(sheet, "player");
    const auto people = lines && !lines->empty()
        ? membersOf(parts, sheet, *lines)
        : peopleIn(hands.back(), shapeNamed(sheet, "hand"));
    for (const auto& [seat, person] : people) {
        RowTree& player = players.emplace_back();
        player.values.resize(shape.columns.size());
        player.values[*shape.indexOf("seat")] = seat;
        player.values[*shape.indexOf("person")] =
            std::holds_alternative<std::monostate>(person) ? RowTree::Value(stranger()) : person;
    }
}

RowTree underNewHead(const TableShape& sheet, SheetParts parts, std::int64_t id, int number)
{
    const auto& hands = partNamed(parts, sheet, "hand");
    const TableShape& hand = shapeNamed(sheet, "hand");
    const bool table = !partNamed(parts, sheet, "table_line").empty();
    std::int64_t pot = 0;
    for (const RowTree& row : hands)
        pot += row.number(hand, "to_pot");
    const auto players = static_cast<int>(partNamed(parts, sheet, "player").size());
    const std::map<std::string_view, RowTree::Value> known {
        { "name", "Recovered sheet " + std::to_string(number) },
        { "begun", timeOn(hands.front().text(hand, "day")) },
        { "last_played", timeOn(hands.back().text(hand, "day")) },
        { "variant", rulesOf(hands, hand, players) },
        { "seed", id },
        { "hands_dealt", static_cast<std::int64_t>(hands.size()) },
        { "dealer", hands.back().number(hand, "dealer") },
        { "doubler_factor", std::int64_t { 1 } },
        { "pot", std::max(pot, std::int64_t { 0 }) },
        { "stopped", std::int64_t { table ? 0 : 1 } },
        { "kind", std::string(keyIn(sheetKindKeys, table ? SheetKind::Table : SheetKind::Game)) },
    };
    RowTree tree;
    for (const ColumnShape& column : sheet.columns) {
        const auto value = known.find(column.name);
        tree.values.push_back(value != known.end()       ? value->second
                : !column.required                       ? RowTree::Value()
                : column.type == ColumnShape::Type::Text ? RowTree::Value(std::string())
                                                         : RowTree::Value(std::int64_t { 0 }));
    }
    for (const std::string_view gone : { "table_edit", "journal" })
        partNamed(parts, sheet, gone).clear();
    tree.children = std::move(parts);
    return tree;
}

} // namespace sheepshead
