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

/// Everybody's results at computers, each under another name. These are noted.
std::vector<ChallengeResult> namedApart(const KeptChallenge& kept, std::set<std::string>& taken)
{
    std::vector<ChallengeResult> all { kept.own };
    all.insert(all.end(), kept.housemates.begin(), kept.housemates.end());
    all.insert(all.end(), kept.others.begin(), kept.others.end());
    for (ChallengeResult& result : all) {
        result.player = freeName(result.player, taken);
        taken.insert(result.player);
    }
    std::erase_if(all, [](const ChallengeResult& result) { return result.deals.empty(); });
    return all;
}

} // namespace

KeptChallenge seenBy(KeptChallenge kept, std::string_view player)
{
    kept.seesTables = false;
    const auto found = std::ranges::find(kept.housemates, player, &ChallengeResult::player);
    if (found != kept.housemates.end())
        std::swap(kept.own, *found);
    return kept;
}

std::vector<ChallengeResult> resultsOf(const KeptChallenge& kept)
{
    std::set<std::string> taken;
    return namedApart(kept, taken);
}

int dealsSeen(const KeptChallenge& kept)
{
    std::size_t deals = kept.own.deals.size();
    if (kept.looksAtTables())
        for (const RealTable& table : kept.tables)
            deals = std::max(deals, table.deals.size());
    return static_cast<int>(deals);
}

ChallengeTable tableOf(const KeptChallenge& kept)
{
    std::set<std::string> taken;
    const std::vector<ChallengeResult> results = namedApart(kept, taken);
    std::vector<RealTable> tables = kept.tables;
    std::erase_if(tables, [](const RealTable& table) { return table.deals.empty(); });
    for (RealTable& table : tables)
        for (std::string& player : table.players) {
            player = freeName(player, taken);
            taken.insert(player);
        }
    return compareResults(results, kept.expert, dealsSeen(kept), tables);
}

bool mayBeOfOnePerson(const ChallengeResult& one, const ChallengeResult& other)
{
    const std::size_t both = std::min(one.deals.size(), other.deals.size());
    return one.player == other.player
        && std::ranges::equal(
            std::span(one.deals).first(both), std::span(other.deals).first(both), agree);
}

} // namespace sheepshead
