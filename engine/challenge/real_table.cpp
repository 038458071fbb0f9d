// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/real_table.h"

#include "engine/challenge/challenge_name.h"

#include <algorithm>
#include <numeric>

namespace sheepshead {

namespace {

bool isInRange(int score) { return score >= -mostDealScore && score <= mostDealScore; }

} // namespace

SeatSet seatsOfDeal(const Challenge& challenge, int deal)
{
    return playingSeats(challenge.rules, dealerOfDeal(challenge, deal));
}

std::optional<TableScoreFault> faultOfScores(
    const Challenge& challenge, int deal, const std::vector<int>& scores)
{
    if (scores.size() != static_cast<std::size_t>(challenge.rules.tableSeats()))
        return TableScoreFault::Count;
    if (!std::ranges::all_of(scores, isInRange))
        return TableScoreFault::OutOfRange;
    const SeatSet playing = seatsOfDeal(challenge, deal);
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i] != 0 && !playing.contains(seatAt(static_cast<int>(i))))
            return TableScoreFault::SitsOut;
    if (challenge.rules.layout().opening == Opening::Bidding)
        return std::ranges::min(scores) < 0 ? std::optional(TableScoreFault::BelowZero)
                                            : std::nullopt;
    return std::accumulate(scores.begin(), scores.end(), 0) != 0
        ? std::optional(TableScoreFault::Sum)
        : std::nullopt;
}

std::string reasonOf(TableScoreFault fault)
{
    switch (fault) {
    case TableScoreFault::Count:
        return "expected a score for each seat";
    case TableScoreFault::OutOfRange:
        return "no rules pay that much";
    case TableScoreFault::SitsOut:
        return "a seat that sits out has a score";
    case TableScoreFault::BelowZero:
        return "no score of these rules is below 0";
    case TableScoreFault::Sum:
        return "the scores do not add up to 0";
    }
    return {};
}

std::optional<std::string> faultOfPeople(
    const Challenge& challenge, const std::vector<std::string>& players)
{
    if (players.size() != static_cast<std::size_t>(challenge.rules.tableSeats()))
        return "expected a name for each seat";
    for (const std::string& name : players) {
        if (auto fault = faultOfName(name, longestChallenger))
            return fault;
        if (name.find(betweenNames) != std::string::npos)
            return "a name at a table has no semicolon";
        if (std::ranges::count(players, name) > 1)
            return "two people at a table have the same name";
    }
    return std::nullopt;
}

void putScores(RealTable& table, int deal, std::optional<std::vector<int>> scores)
{
    const auto index = static_cast<std::size_t>(deal);
    table.deals.resize(std::max(table.deals.size(), index + 1));
    table.deals[index] = std::move(scores);
    while (!table.deals.empty() && !table.deals.back())
        table.deals.pop_back();
}

std::optional<RealTable> mergedTable(const RealTable& one, const RealTable& other)
{
    if (one.players != other.players)
        return std::nullopt;
    RealTable both = one;
    for (std::size_t i = 0; i < other.deals.size(); ++i) {
        if (!other.deals[i])
            continue;
        if (i < one.deals.size() && one.deals[i] && one.deals[i] != other.deals[i])
            return std::nullopt;
        putScores(both, static_cast<int>(i), other.deals[i]);
    }
    return both;
}

} // namespace sheepshead
