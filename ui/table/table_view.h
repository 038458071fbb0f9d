// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/levels.h"
#include "ui/table/panels/curtain.h"
#include "ui/table/panels/hand_kind.h"
#include "ui/words/players/seating.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// All that stands still on the table. The occupant of the table makes it, and TableWidget draws it
/// whole. Afterwards Events move the cards, and an Observation after them settles the cards again.
struct TableView {
    Seating seating;
    HandKind kind = HandKind::Counts;
    Instruction instruction = Instruction::None;
    /// How well each computer player plays, by seat number; empty at a person's seat.
    std::vector<std::optional<Level>> levels = {};
    std::vector<int> totals = {}; ///< the running score by seat number; empty: none is shown
    int pot = 0;                  ///< POT: the points in it, shown on the strip
    std::optional<Observation> seen = {}; ///< the hand; without it the table is bare
    std::optional<Curtain> curtain = {};  ///< then no hand is there
};

} // namespace sheepshead
