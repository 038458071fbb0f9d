// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/referee_match.h"
#include "app/console/request.h"
#include "engine/hand/hand_record.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace sheepshead::console {

/// A seat said no to what it was asked in secret: a crack, a blitz, new cards, a further call. No
/// event of the engine, as nobody else hears it.
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
};

/// Answers requests about hands and matches, each under the name that the client gave it. One reply
/// a request; a bad one gets the place and the reason, and changes nothing.
class Referee {
public:
    /// A line of JSON and the line that answers it.
    std::string answer(const std::string& line);

private:
    Json reply(const Field& request);
    Json matchReply(const Field& request, const std::string& what);
    Json deal(const Field& request);
    Json setPosition(const Field& request);
    Json act(const Field& request);
    Json openMatch(const Field& request);
    Json nextHand(const Field& request);
    Json sheet(const Field& request) const;
    Json join(const Field& request);
    Json stop(const Field& request);
    Json ask(const Field& request) const;
    Json close(const Field& request);

    const RefereedGame& game(const Field& request) const;
    const RefereedMatch& match(const Field& request) const;
    RefereedMatch& matchBetweenHands(const Field& request);
    void keepGame(const Field& name, const RefereedGame& game);
    void abandonHand(const std::string& game);
    void finishHand(const std::string& name, Json& reply);

    std::map<std::string, RefereedGame> games_;
    std::map<std::string, RefereedMatch> matches_;
};

/// The rules named in a request: text as on the command line, or an object of rules.
CheckedVariant rulesIn(const Field& request);

/// A new hand; nothing was decided yet.
RefereedGame newGame(const HandState& dealt);
/// The same from cards, which may not be a deal of this table: then a DataError.
RefereedGame newGame(const CheckedVariant& variant, const Deal& deal, int doubler);

/// Decides for the seat to act. The action must be legal.
GameEvents decide(RefereedGame& game, const Action& action);

} // namespace sheepshead::console
