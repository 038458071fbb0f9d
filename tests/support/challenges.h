// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/real_table.h"

#include <string>

namespace sheepshead::testing {

/// Four deals of called ace against regulars and a beginner.
inline Challenge smallChallenge()
{
    Challenge challenge;
    challenge.name = "Christmas at Ada's";
    challenge.maker = "Ada";
    challenge.levels.fill(Level::Regular);
    challenge.levels[2] = Level::Beginner;
    challenge.deals = 4;
    challenge.secret.assign(digitsOfHash, '5');
    challenge.secret.back() = 'a';
    return challenge;
}

/// The same computer players at the table, and a person who plays as a player of this level does.
inline ChallengeResult playedBy(
    const std::string& name, Level level, const Challenge& challenge, int deals, TextHash hash)
{
    ChallengeResult result { name, {}, {} };
    for (int deal = 0; deal < deals; ++deal) {
        HandState hand = startOf(recordOfDeal(challenge, deal, hash)).value();
        ChallengeDeal played;
        while (const auto seat = hand.toAct()) {
            const Level of = *seat == challengersSeat
                ? level
                : challenge.levels.at(static_cast<std::size_t>(indexOf(*seat)));
            const auto player = playerOf(of, static_cast<std::uint64_t>(indexOf(*seat)) + 1);
            const Action action = player->choose(hand.observation(*seat), hand.legalActions(), {});
            hand.apply(action);
            played.actions.push_back({ *seat, action });
        }
        played.score = challengersScore(hand);
        result.deals.push_back(played);
    }
    return result;
}

/// Five people who have played the first and the third of these deals with real cards.
inline RealTable smallTable(const std::string& first = "Dora")
{
    RealTable table { { first, "Emil", "Finn", "Gus", "Hanna" }, {} };
    putScores(table, 0, std::vector { 4, -1, -1, -1, -1 });
    putScores(table, 2, std::vector { -2, 4, -1, -2, 1 });
    return table;
}

} // namespace sheepshead::testing
