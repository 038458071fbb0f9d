// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/kept_challenge.h"

#include <algorithm>
#include <set>
#include <span>

namespace sheepshead {

namespace {

bool agree(const ChallengeDeal& one, const ChallengeDeal& other)
{
    return one.score == other.score
        && (one.actions.empty() || other.actions.empty() || one.actions == other.actions);
}

/// The name, or the name with the first number that makes it another one.
std::string freeName(const std::string& name, const std::set<std::string>& taken)
{
    std::string free = name;
    for (int number = 2; taken.contains(free); ++number)
        free = name + " (" + std::to_string(number) + ')';
    return free;
}

} // namespace

KeptChallenge seenBy(KeptChallenge kept, std::string_view player)
{
    const auto found = std::ranges::find(kept.housemates, player, &ChallengeResult::player);
    if (found != kept.housemates.end())
        std::swap(kept.own, *found);
    return kept;
}

std::vector<ChallengeResult> resultsOf(const KeptChallenge& kept)
{
    std::vector<ChallengeResult> all { kept.own };
    all.insert(all.end(), kept.housemates.begin(), kept.housemates.end());
    all.insert(all.end(), kept.others.begin(), kept.others.end());
    std::set<std::string> taken;
    for (ChallengeResult& result : all) {
        result.player = freeName(result.player, taken);
        taken.insert(result.player);
    }
    std::erase_if(all, [](const ChallengeResult& result) { return result.deals.empty(); });
    return all;
}

ChallengeTable tableOf(const KeptChallenge& kept)
{
    return compareResults(resultsOf(kept), kept.expert, static_cast<int>(kept.own.deals.size()));
}

bool mayBeOfOnePerson(const ChallengeResult& one, const ChallengeResult& other)
{
    const std::size_t both = std::min(one.deals.size(), other.deals.size());
    return one.player == other.player
        && std::ranges::equal(
            std::span(one.deals).first(both), std::span(other.deals).first(both), agree);
}

} // namespace sheepshead
