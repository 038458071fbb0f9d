// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/request.h"
#include "engine/hand/hand_record.h"

#include <map>
#include <string>

namespace sheepshead::console {

/// A hand that the referee watches over.
struct RefereedGame {
    HandState state;
    HandRecord record;
    Events events;
};

/// Answers requests about hands, each game under the name that the client gave it. One reply a
/// request; a bad one gets the place and the reason, and changes nothing.
class Referee {
public:
    /// A line of JSON and the line that answers it.
    std::string answer(const std::string& line);

private:
    Json reply(const Field& request);
    Json deal(const Field& request);
    Json setPosition(const Field& request);
    Json act(const Field& request);
    Json ask(const Field& request) const;
    Json close(const Field& request);

    const RefereedGame& game(const Field& request) const;

    std::map<std::string, RefereedGame> games_;
};

/// The rules named in a request: text as on the command line, or an object of rules.
CheckedVariant rulesIn(const Field& request);

/// A new hand; nothing was decided yet.
RefereedGame newGame(const CheckedVariant& variant, const Deal& deal, int doubler);

/// Decides for whoever is to act. The action must be legal.
Events decide(RefereedGame& game, const Action& action);

} // namespace sheepshead::console
