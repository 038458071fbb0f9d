// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"
#include "engine/score_keeping/line_fault.h"

#include <vector>

namespace sheepshead {

/// Who sits where in one hand: the members at the table in order, seat 0 first.
struct Chairs {
    Members members;
    SeatSet playing;
    Seat dealer {};

    std::optional<Seat> seatOf(Member member) const;
};

/// What scoring needs to know of a typed hand.
struct TypedResult {
    RowOutcome outcome;
    std::vector<LineFault> faults; ///< the outcome counts only without any
};

/// The outcome of a typed hand at this table; `doubler` is the factor that waits. Whatever cannot
/// be is a fault.
TypedResult outcomeOf(
    const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant, int doubler);

} // namespace sheepshead
