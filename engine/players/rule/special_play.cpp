// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/special_play.h"

#include "engine/players/rule/best_card.h"

namespace sheepshead {

namespace {

/// The later it gets, the dearer a first trick may be.
double needOfTrick(const Memory& memory, const Habits& habits)
{
    const Observation& seen = memory.seen();
    if (!seen.variant->leasterTrickNeeded || seen.tricksTaken[seen.viewer] > 0)
        return 0;
    return habits.leasterNeed + habits.leasterNeedGrows * static_cast<double>(seen.tricks.size());
}

} // namespace

Card judgeLeaster(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    const double need = needOfTrick(memory, habits);
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double mine = odds.mineInLeaster(card);
        const double points = card.points().value;
        const double trick =
            odds.onTable().value + points + habits.leasterToCome * odds.stillToPlay();
        return mine * (need - trick) + (1 - mine) * habits.leasterGive * points
            + habits.leasterShed * memory.shareBeaten(card);
    });
}

} // namespace sheepshead
