// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <functional>

namespace sheepshead {

/// The rows that belonged to a sheet whose own row is lost, by the shape of table sheet.
using SheetParts = std::vector<std::vector<RowTree>>;

/// The list of a part of a sheet, "hand" or "player"; it must be a table of the shape.
std::vector<RowTree>& partNamed(SheetParts& parts, const TableShape& sheet, std::string_view name);

/// Puts the players of the last hand on the chairs of a sheet whose players cannot be read, or at a
/// real table those whom its lines seat. A chair without a known person gets a stranger, whose
/// place in the list of people the function gives.
void seatPlayers(
    SheetParts& parts, const TableShape& sheet, const std::function<std::int64_t()>& stranger);

/// A sheet under a head made of what its hands tell: their days, and the rules of the last record.
/// A game counts as over and cannot be resumed, and its hand in play is lost; a real table can be
/// continued, but its changes cannot be undone. The number is for its name, "Recovered sheet 2",
/// and the id tells it from other sheets of that day.
RowTree underNewHead(const TableShape& sheet, SheetParts parts, std::int64_t id, int number);

} // namespace sheepshead
