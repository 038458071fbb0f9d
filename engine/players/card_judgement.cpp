// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_judgement.h"

#include "engine/players/follow_judgement.h"
#include "engine/players/lead_judgement.h"
#include "engine/players/leaster_judgement.h"

namespace sheepshead {

Card judgeCard(const Memory& memory, CardSet legal, const Habits& habits)
{
    if (legal.size() == 1)
        return legal.first();
    const TrickOdds odds(memory);
    if (memory.seen().leaster())
        return judgeLeaster(memory, odds, legal, habits);
    return odds.leading() ? judgeLead(memory, odds, legal, habits)
                          : judgeFollow(memory, odds, legal, habits);
}

} // namespace sheepshead
