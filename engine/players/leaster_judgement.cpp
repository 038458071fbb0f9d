// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/leaster_judgement.h"

#include "engine/players/best_card.h"

namespace sheepshead {

namespace {

constexpr double pointsToCome = 3;
constexpr double shedPower = 0.15; ///< a high card is a danger while it is in hand
constexpr double firstTrick =
    10; ///< what a trick is worth to one who still needs his first, at most

/// The later it gets, the dearer a first trick may be.
double needOfTrick(const Memory& memory)
{
    const Observation& seen = memory.seen();
    if (!seen.variant->leasterTrickNeeded || seen.tricksTaken[seen.viewer] > 0)
        return 0;
    return firstTrick + 2.0 * static_cast<double>(seen.tricks.size());
}

} // namespace

Card judgeLeaster(const Memory& memory, const TrickOdds& odds, CardSet legal)
{
    const double need = needOfTrick(memory);
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double mine = odds.mineInLeaster(card);
        const double points = card.points().value;
        const double trick = odds.onTable().value + points + pointsToCome * odds.stillToPlay();
        return mine * (need - trick) + (1 - mine) * points
            + shedPower * memory.trumps().power(card);
    });
}

} // namespace sheepshead
