// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_table.h"

#include <algorithm>

namespace sheepshead {

namespace {

ChallengeRow rowOf(const ChallengeResult& result, std::size_t deals)
{
    ChallengeRow row;
    row.player = result.player;
    row.isProved = !result.scoresOnly;
    row.scores.resize(deals);
    for (std::size_t i = 0; i < std::min(deals, result.deals.size()); ++i) {
        row.scores[i] = result.deals[i].score;
        row.total += result.deals[i].score;
    }
    return row;
}

std::optional<double> meanOf(const std::vector<ChallengeRow>& people, std::size_t deal)
{
    int sum = 0;
    int played = 0;
    for (const ChallengeRow& row : people)
        if (const auto score = row.scores[deal]) {
            sum += *score;
            ++played;
        }
    return played > 0 ? std::optional(static_cast<double>(sum) / played) : std::nullopt;
}

void compareWith(const std::vector<std::optional<double>>& means,
    const std::optional<ChallengeRow>& expert, ChallengeRow& row)
{
    for (std::size_t i = 0; i < row.scores.size(); ++i) {
        if (!row.scores[i])
            continue;
        row.overMean += *row.scores[i] - means[i].value_or(*row.scores[i]);
        if (expert && expert->scores[i]) {
            row.underExpert += *expert->scores[i] - *row.scores[i];
            row.hasExpert = true;
        }
    }
}

} // namespace

ChallengeTable compareResults(
    const std::vector<ChallengeResult>& results, const std::vector<int>& expert, int deals)
{
    const auto count = static_cast<std::size_t>(std::max(0, deals));
    ChallengeTable table;
    for (const ChallengeResult& result : results)
        table.people.push_back(rowOf(result, count));
    for (std::size_t i = 0; i < count; ++i)
        table.means.push_back(meanOf(table.people, i));
    if (!expert.empty() && count > 0) {
        ChallengeResult played;
        for (const int score : expert)
            played.deals.push_back({ score, {} });
        table.expert = rowOf(played, count);
        table.expert->isExpert = true;
        compareWith(table.means, {}, *table.expert);
    }
    for (ChallengeRow& row : table.people)
        compareWith(table.means, table.expert, row);
    std::ranges::stable_sort(table.people, std::ranges::greater {}, &ChallengeRow::overMean);
    return table;
}

std::optional<std::size_t> partingOf(const ChallengeDeal& one, const ChallengeDeal& other)
{
    if (one.actions.empty() || other.actions.empty())
        return std::nullopt;
    const auto [at, otherAt] = std::ranges::mismatch(one.actions, other.actions);
    if (at == one.actions.end() || otherAt == other.actions.end())
        return std::nullopt;
    return static_cast<std::size_t>(at - one.actions.begin());
}

} // namespace sheepshead
