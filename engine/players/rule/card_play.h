// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/rule/whim.h"
#include "engine/playout/habits.h"
#include "engine/playout/policy.h"

namespace sheepshead {

/// Judges which of the proper cards to lead or to follow with, as a playout does (playout.h), from
/// what the viewer has seen. At least one card must be proper.
Card judgeCard(
    const Observation& seen, const Policy& policy, const Habits& habits, const Whim& whim = {});

/// Where the players of the first two queens are the makers (4H-4): what it is worth, on top of the
/// trick, to play this card now. 0 for other cards and at other tables.
double worthOfShowing(Card card, const Observation& seen, const Habits& habits);

/// The card with the highest worth; of equally good ones the weakest. The set must not be empty.
template <class Worth> Card bestCard(CardSet cards, const TrumpOrder& trumps, const Worth& worthOf)
{
    Card best = trumps.weakest(cards);
    double bestWorth = worthOf(best);
    while (!(cards = cards.without(trumps.weakest(cards))).empty()) {
        const Card card = trumps.weakest(cards);
        const double worth = worthOf(card);
        if (worth > bestWorth) {
            best = card;
            bestWorth = worth;
        }
    }
    return best;
}

} // namespace sheepshead
