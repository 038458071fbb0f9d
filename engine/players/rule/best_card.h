// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/trumps.h"

namespace sheepshead {

/// The card with the highest worth; of equals the weakest. The set must not be empty.
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
