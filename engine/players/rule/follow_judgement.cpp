// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/follow_judgement.h"

#include "engine/players/rule/best_card.h"
#include "engine/players/rule/card_worth.h"
#include "engine/players/rule/queen_judgement.h"

namespace sheepshead {

Card judgeFollow(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return worthOfTrick(card, odds, habits) - worthOfKeeping(card, memory, habits)
            + worthOfShowing(card, memory, habits);
    });
}

} // namespace sheepshead
