// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/card_play.h"

#include "engine/players/rule/billy_judgement.h"
#include "engine/players/rule/follow_judgement.h"
#include "engine/players/rule/lead_judgement.h"
#include "engine/players/rule/no_pick_judgement.h"
#include "engine/players/rule/sheepshead_judgement.h"
#include "engine/players/rule/special_play.h"

namespace sheepshead {

Card judgeCard(const Memory& memory, CardSet legal, const Habits& habits)
{
    if (legal.size() == 1)
        return legal.first();
    const TrickOdds odds(memory);
    const Observation& seen = memory.seen();
    if (seen.noPickGame == NoPickGame::Leaster)
        return judgeLeaster(memory, odds, legal, habits);
    if (seen.leaster())
        return judgeNoPickGame(memory, odds, legal, habits);
    if (seen.solo == SoloKind::Billy)
        return judgeBilly(memory, odds, legal);
    if (seen.sheepshead && seen.picker == seen.viewer)
        return judgeBetCard(memory, odds, legal);
    return odds.leading() ? judgeLead(memory, odds, legal, habits)
                          : judgeFollow(memory, odds, legal, habits);
}

} // namespace sheepshead
