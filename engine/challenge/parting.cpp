// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/parting.h"

#include <span>

namespace sheepshead {

namespace {

/// The deal after so many actions, which were replayed when they were read.
HandState stateAfter(HandState state, const std::vector<SeatAction>& actions, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        state.applySilently(actions[i].action);
    return state;
}

} // namespace

std::vector<Parting> partingsIn(const KeptChallenge& kept, int deal, TextHash hash)
{
    const auto index = static_cast<std::size_t>(deal);
    if (deal < 0 || index >= kept.own.deals.size())
        return {};
    const ChallengeDeal& yours = kept.own.deals[index];
    const HandState start = startOf(recordOfDeal(kept.challenge, deal, hash)).value();
    std::vector<Parting> partings;
    const std::vector<ChallengeResult> results = resultsOf(kept);
    for (const ChallengeResult& other : std::span(results).subspan(1)) { // without their own
        if (index >= other.deals.size())
            continue;
        const ChallengeDeal& theirs = other.deals[index];
        const auto at = partingOf(yours, theirs);
        if (!at || yours.actions[*at].seat != challengersSeat)
            continue;
        const HandState before = stateAfter(start, yours.actions, *at);
        partings.push_back(
            { other.player, { before, yours.actions[*at] }, { before, theirs.actions[*at] } });
    }
    return partings;
}

} // namespace sheepshead
