// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/players/rule/whim.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// Judges which card to lead or to follow with in an ordinary game, makers against defenders.
/// `legal` must not be empty.
Card judgeCard(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits,
    const Whim& whim = {});

/// Where the players of the first two queens are the makers (4H-4): what it is worth, on top of the
/// trick, to play this card now. 0 for other cards and at other tables.
double worthOfShowing(Card card, const Memory& memory, const Habits& habits);

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
