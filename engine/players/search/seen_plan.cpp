// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/seen_plan.h"

#include "engine/players/rule/bury_and_call.h"
#include "engine/players/rule/call_judgement.h"
#include "engine/playout/habits.h"
#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

SeenPlan::SeenPlan(const Observation& seen)
    : seen_(seen)
    , tells_(seen.picker && seen.picker != seen.viewer && !seen.blindPick
          && seen.variant.layout().piles == 0)
    , burier_(seen)
{
    if (!tells_)
        return;
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.seat == *seen.picker && played.card && !played.asUnder)
                played_.add(*played.card);
    burier_.tricks.clear();
    burier_.viewer = *seen.picker;
}

/// What he kept and what he buried.
CardSet SeenPlan::cardsOf(const World& world) const
{
    CardSet cards = played_ | world.hands[*seen_.picker] | world.buried[*seen_.picker];
    if (world.under)
        cards.add(*world.under);
    return cards;
}

double SeenPlan::regretOfBury(const World& world)
{
    if (!tells_ || world.buried[*seen_.picker].empty())
        return 0;
    burier_.hand = cardsOf(world);
    return buryRegret(burier_, world.buried[*seen_.picker]);
}

bool SeenPlan::wouldCallAnother(const World& world) const
{
    if (!tells_ || !seen_.called || seen_.calledWithUnder || seen_.called->rank() != Rank::Ace
        || seen_.trumps.isTrump(*seen_.called))
        return false;
    const CardSet all = cardsOf(world);
    const CardSet kept = all - world.buried[*seen_.picker];
    const double price = priceOfCalling(kept & seen_.trumps.fail(seen_.called->suit()));
    return std::ranges::any_of(allSuits, [&](Suit suit) {
        const CardSet ofSuit = kept & seen_.trumps.fail(suit);
        return !ofSuit.empty() && !all.contains({ Rank::Ace, suit })
            && priceOfCalling(ofSuit) < price;
    });
}

} // namespace sheepshead
