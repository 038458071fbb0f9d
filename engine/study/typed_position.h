// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/position_text.h"

#include <optional>
#include <vector>

namespace sheepshead {

// What the lines of a position say, before it is known who means what, and what comes first. For
// the files of this room.

/// In which part of a hand an action comes, where lines stand in any order.
enum class Stage : std::uint8_t {
    Picking,
    Voting,
    Burying,
    Naming,
    Calling,
    Raising,
    Tricks,
};

struct TypedPlace {
    int line = 0;
    int column = 0;
};

/// An action, and what decides its place among the others.
struct TypedAction {
    Stage stage {};
    SeenAction action;
    TypedPlace place;
    bool byPicker = false; ///< the seat was not named: it is the picker's
    bool byNext = false;   ///< the seat was not named: it is the one after the action before
};

/// Cards that a seat had or buried, which may be named later.
struct TypedCards {
    std::optional<Seat> seat;
    CardSet cards;
    TypedPlace place;
};

/// Stands in marks for a seat that is named later; no table has it.
inline constexpr Seat seatNamedLater = static_cast<Seat>(maxSeats);

struct TypedPosition {
    PositionReading reading;
    std::vector<TypedAction> actions;
    std::vector<TypedCards> buries;
    std::optional<TypedCards> ownHand; ///< of the person, whose seat is named elsewhere
    SeatSet handsOf;                   ///< seats whose hand was named with their number
    bool hasDealer = false;
    bool hasSeat = false;
    bool ordered = false; ///< the actions stand in the order in which they were done
};

} // namespace sheepshead
