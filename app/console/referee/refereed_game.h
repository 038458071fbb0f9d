// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "engine/hand/state/hand_record.h"

#include <variant>
#include <vector>

namespace sheepshead::console {

/// A seat said no to what it was asked in secret: a crack, a blitz, new cards, a further call. The
/// engine has no event for it, as no other seat hears it.
struct Declined {
    Seat seat {};
};

using GameEvent = std::variant<Event, Declined>;
using GameEvents = std::vector<GameEvent>;

/// A hand that the referee watches over.
struct RefereedGame {
    HandState state;
    HandRecord record;
    GameEvents events;
    std::size_t lastDecision = 0; ///< its first event; 0 before any

    int seats() const { return record.variant.tableSeats(); }
};

/// A new hand, without any decision.
RefereedGame newGame(const HandState& dealt);
/// The same from cards. A DataError if they are no deal of this table.
RefereedGame newGame(const CheckedVariant& variant, const Deal& deal, int doubler);

/// Decides for the seat to act, and returns what happened. The action must be legal.
GameEvents decide(RefereedGame& game, const Action& action);

/// Whether the rules have just had the seat do this, as the line of an event says, since they left
/// it no other choice. Nothing is left to decide then.
bool isDoneAlready(const RefereedGame& game, const SeatAction& action);

/// The reply to a change: where the game stands, and these events of it.
Json withEvents(const RefereedGame& game, const GameEvents& events);
/// What the seat to act may do.
Json legalReply(const RefereedGame& game);
/// What the seat of the request observes.
Json observeReply(const RefereedGame& game, const Field& request);
/// All events, or those from a number on; as a seat saw them if the request names one.
Json eventsReply(const RefereedGame& game, const Field& request);
/// The hand as text.
Json recordReply(const RefereedGame& game);

} // namespace sheepshead::console
