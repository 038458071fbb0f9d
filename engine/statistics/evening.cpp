// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/evening.h"

#include <algorithm>

namespace sheepshead {

namespace {

void addRole(RoleSum& sum, const RoleSum& later)
{
    sum.hands += later.hands;
    sum.won += later.won;
    sum.score += later.score;
}

/// Both of hands without a gap between them; so many of the earlier ones and of the later ones.
void addRun(Run& sum, int decided, const Run& later, int laterDecided)
{
    sum.most = std::max({ sum.most, later.most, sum.last + later.first });
    if (sum.first == decided)
        sum.first += later.first;
    sum.last = later.last == laterDecided ? sum.last + laterDecided : later.last;
}

} // namespace

void add(Evening& sum, const Evening& later)
{
    addRun(sum.up, sum.decided, later.up, later.decided);
    addRun(sum.down, sum.decided, later.down, later.decided);
    addRole(sum.picked, later.picked);
    addRole(sum.alone, later.alone);
    addRole(sum.partner, later.partner);
    addRole(sum.defender, later.defender);
    addRole(sum.leaster, later.leaster);
    sum.score += later.score;
    constexpr std::array counts { &Evening::hands, &Evening::thrownIn, &Evening::hinted,
        &Evening::schneidered, &Evening::wasSchneidered, &Evening::decided, &Evening::passed,
        &Evening::queens, &Evening::jacks, &Evening::otherTrump, &Evening::jackOfDiamonds };
    for (const auto count : counts)
        sum.*count += later.*count;
}

void addToRuns(Evening& evening, std::int64_t score)
{
    if (score == 0)
        return;
    const int won = score > 0 ? 1 : 0;
    addRun(evening.up, evening.decided, { won, won, won }, 1);
    addRun(evening.down, evening.decided, { 1 - won, 1 - won, 1 - won }, 1);
    ++evening.decided;
}

} // namespace sheepshead
