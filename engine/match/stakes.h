// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <span>
#include <vector>

namespace sheepshead {

/// GAME-2: from a row of a sheet on, a point is worth so much.
struct StakeChange {
    int row = 0;   ///< from 0; also rows to come
    int cents = 0; ///< 0: points only
    bool operator==(const StakeChange&) const = default;
};

/// What a point is worth on a sheet whose rules named these stakes, in the order of rows. The first
/// of them is that of row 0, the others are changes.
///
/// The first stake counts for all rows before it, which were played for points until then. A later
/// one leaves the rows before it as they are. Points in the pot are won for what they were paid in:
/// while there are any, a new stake waits.
std::vector<StakeChange> stakesInForce(
    const std::vector<SheetRow>& rows, std::span<const StakeChange> named);

/// What a point is worth in this row, by stakes in force; 0 without any.
int centsIn(int row, std::span<const StakeChange> inForce);

} // namespace sheepshead
