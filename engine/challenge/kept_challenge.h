// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge_table.h"

namespace sheepshead {

/// A challenge with all that is known here of how it was played.
struct KeptChallenge {
    Challenge challenge;
    std::string hash;             ///< of the challenge
    ChallengeResult own;          ///< of the person of this computer
    std::optional<Problem> fault; ///< why their result cannot be read; nothing is played then
    std::vector<ChallengeResult> others; ///< that came in files and lines
    std::vector<int> expert;             ///< the expert's scores, from the first deal on

    bool isOver() const { return static_cast<int>(own.deals.size()) == challenge.deals; }
    bool isBegun() const { return own.begun || !own.deals.empty(); }
    bool mayPlay() const { return !fault && !isOver(); }
};

/// Everybody's results of the deals that the person here has played; those to come stay unknown.
inline ChallengeTable tableOf(const KeptChallenge& kept)
{
    std::vector<ChallengeResult> results;
    if (!kept.own.deals.empty())
        results.push_back(kept.own);
    for (const ChallengeResult& other : kept.others)
        results.push_back(other);
    return compareResults(results, kept.expert, static_cast<int>(kept.own.deals.size()));
}

} // namespace sheepshead
