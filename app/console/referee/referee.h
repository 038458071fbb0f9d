// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/referee/beliefs_json.h"
#include "app/console/referee/referee_match.h"
#include "app/console/referee/refereed_game.h"

#include <map>
#include <string>

namespace sheepshead::console {

/// Answers requests about hands, matches and beliefs, each under the name that the client gave it.
/// One reply a request; a bad one gets the place and the reason, and changes nothing.
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
    Json learn(const Field& request);
    Json close(const Field& request);

    const RefereedGame& game(const Field& request) const;
    const RefereedMatch& match(const Field& request) const;
    RefereedMatch& matchBetweenHands(const Field& request);
    void keepGame(const Field& name, const RefereedGame& game);
    void abandonHand(const std::string& game);
    void finishHand(const std::string& name, Json& reply);

    std::map<std::string, RefereedGame> games_;
    std::map<std::string, RefereedMatch> matches_;
    KeptBeliefs beliefs_;
};

} // namespace sheepshead::console
