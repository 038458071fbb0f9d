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

ChallengeRow rowOf(const RealTable& table, std::size_t seat, std::size_t deals)
{
    ChallengeRow row;
    row.player = table.players[seat];
    row.atRealTable = true;
    row.seat = seatAt(static_cast<int>(seat));
    row.scores.resize(deals);
    for (std::size_t i = 0; i < std::min(deals, table.deals.size()); ++i)
        if (const auto& scores = table.deals[i]) {
            row.scores[i] = (*scores)[seat];
            row.total += (*scores)[seat];
        }
    return row;
}

/// What those who had the same cards in a deal scored.
struct DealMean {
    int sum = 0;
    int people = 0;

    std::optional<double> value() const
    {
        return people > 0 ? std::optional(static_cast<double>(sum) / people) : std::nullopt;
    }
};

using SeatMeans = std::vector<DealMean>; ///< by deal

SeatMeans meansOf(const std::vector<ChallengeRow>& people, Seat seat, std::size_t deals)
{
    SeatMeans means(deals);
    for (const ChallengeRow& row : people)
        for (std::size_t i = 0; row.seat == seat && i < deals; ++i)
            if (row.scores[i]) {
                means[i].sum += *row.scores[i];
                ++means[i].people;
            }
    return means;
}

void compareWith(
    const SeatMeans& means, const std::optional<ChallengeRow>& expert, ChallengeRow& row)
{
    const int alone = row.isExpert ? 0 : 1;
    for (std::size_t i = 0; i < row.scores.size(); ++i) {
        if (!row.scores[i])
            continue;
        row.overMean += *row.scores[i] - means[i].value().value_or(*row.scores[i]);
        row.hasRivals = row.hasRivals || means[i].people > alone;
        if (expert && expert->scores[i]) {
            row.underExpert += *expert->scores[i] - *row.scores[i];
            row.hasExpert = true;
        }
    }
}

void compareSeat(ChallengeTable& table, Seat seat, std::size_t deals)
{
    const SeatMeans means = meansOf(table.people, seat, deals);
    const bool challengers = seat == challengersSeat;
    for (ChallengeRow& row : table.people)
        if (row.seat == seat)
            compareWith(means, challengers ? table.expert : std::nullopt, row);
    if (!challengers)
        return;
    for (const DealMean& mean : means)
        table.means.push_back(mean.value());
    if (table.expert)
        compareWith(means, {}, *table.expert);
}

} // namespace

ChallengeTable compareResults(const std::vector<ChallengeResult>& results,
    const std::vector<int>& expert, int deals, const std::vector<RealTable>& tables)
{
    const auto count = static_cast<std::size_t>(std::max(0, deals));
    ChallengeTable table;
    for (const ChallengeResult& result : results)
        table.people.push_back(rowOf(result, count));
    for (const RealTable& real : tables)
        for (std::size_t seat = 0; seat < real.players.size(); ++seat)
            table.people.push_back(rowOf(real, seat, count));
    if (!expert.empty() && count > 0) {
        ChallengeResult played;
        for (const int score : expert)
            played.deals.push_back({ score, {} });
        table.expert = rowOf(played, count);
        table.expert->isExpert = true;
    }
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        compareSeat(table, seat, count);
    std::ranges::stable_sort(table.people, std::ranges::greater {}, &ChallengeRow::overMean);
    return table;
}

ChallengeTable rowsAt(ChallengeTable table, Seat seat)
{
    std::erase_if(table.people, [seat](const ChallengeRow& row) { return row.seat != seat; });
    if (seat != challengersSeat)
        table.expert.reset();
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
