// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/judged_cards.h"

#include "engine/players/rule/special_play.h"
#include "engine/playout/seen_play.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

std::vector<CardJudge::JudgedCard> judgeCards(const Observation& seen)
{
    if (seen.phase != Phase::Playing || seen.proper.size() < 2 || isSpecialPlay(seen)
        || seen.variant.layout().piles > 0)
        return {};
    const SeenPlay play(seen);
    CardJudge judge(play.setting);
    const auto judged = judge.judge(play.position);
    return { judged.begin(), judged.end() };
}

} // namespace sheepshead
