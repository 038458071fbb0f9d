// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/evening.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Both of hands without a gap between them; so many of the earlier ones and of the later ones.
void addRun(Run& sum, int decided, const Run& later, int laterDecided)
{
    sum.most = std::max({ sum.most, later.most, sum.last + later.first });
    if (sum.first == decided)
        sum.first += later.first;
    sum.last = later.last == laterDecided ? sum.last + laterDecided : later.last;
}

/// A hand of no points does not end a run.
void addToRuns(Evening& evening, std::int64_t score)
{
    if (score == 0)
        return;
    const int won = score > 0 ? 1 : 0;
    addRun(evening.up, evening.decided, { won, won, won }, 1);
    addRun(evening.down, evening.decided, { 1 - won, 1 - won, 1 - won }, 1);
    ++evening.decided;
}

} // namespace

void addHand(Evening& evening, const PersonHand& hand)
{
    ++evening.hands;
    for (const StatisticRow& row : statisticTable)
        if (row.isOf(hand))
            add(evening.of(row.statistic), { 1, row.counts(hand) ? 1 : 0, row.amount(hand) });
    addToRuns(evening, hand.score);
}

void add(StatisticSum& sum, const StatisticSum& later)
{
    sum.hands += later.hands;
    sum.counted += later.counted;
    sum.amount += later.amount;
}

void add(Evening& sum, const Evening& later)
{
    addRun(sum.up, sum.decided, later.up, later.decided);
    addRun(sum.down, sum.decided, later.down, later.decided);
    sum.decided += later.decided;
    sum.hands += later.hands;
    sum.score += later.score;
    for (std::size_t i = 0; i < sum.sums.size(); ++i)
        add(sum.sums[i], later.sums[i]);
}

} // namespace sheepshead
