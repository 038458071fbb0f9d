// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/follow_judgement.h"

#include "engine/players/best_card.h"
#include "engine/players/card_worth.h"

namespace sheepshead {

Card judgeFollow(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double atStake =
            odds.onTable().value + card.points().value + habits.pointsToCome * odds.stillToPlay();
        return (2 * odds.ours(card) - 1) * atStake - worthOfKeeping(card, memory, habits);
    });
}

} // namespace sheepshead
