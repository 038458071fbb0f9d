// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/bury_judgement.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double noCallLeft = 1000;

CardSet failAces(const TrumpOrder& trumps) { return cardsOf(Rank::Ace) - trumps.trump(); }

/// CALL-ACE: the ace is not his, a card of the suit is.
bool canCallAce(Suit suit, CardSet kept, const Observation& seen)
{
    const CardSet fail = seen.trumps.fail(suit);
    return kept.meets(fail) && !seen.hand.contains({ Rank::Ace, suit });
}

/// CALL-TEN, for one who holds all three aces.
bool canCallTen(Suit suit, CardSet kept, const Observation& seen)
{
    const bool isFail = !seen.trumps.fail(suit).empty();
    return isFail && kept.contains({ Rank::Ace, suit }) && !seen.hand.contains({ Rank::Ten, suit });
}

bool leavesCall(CardSet kept, const Observation& seen)
{
    const bool allAces = seen.hand.containsAll(failAces(seen.trumps));
    return std::ranges::any_of(allSuits, [&](Suit suit) {
        return allAces ? canCallTen(suit, kept, seen) : canCallAce(suit, kept, seen);
    });
}

/// CALL-UNDER costs a card of the hand, and that will be a trump.
double priceOfCall(CardSet kept, const Observation& seen, const Habits& habits)
{
    const Variant& variant = *seen.variant;
    if (variant.partner != Partner::CalledAce || leavesCall(kept, seen))
        return 0;
    const bool allAces = seen.hand.containsAll(failAces(seen.trumps));
    const bool underPossible = variant.callUnder && variant.callHold && !allAces
        && (variant.underJudgedOn == UnderJudgedOn::Kept || !leavesCall(seen.hand, seen));
    return underPossible ? habits.keptTrump : noCallLeft;
}

double worthOfTrump(CardSet kept, const TrumpOrder& trumps, const Habits& habits)
{
    const CardSet trump = kept & trumps.trump();
    const CardSet honours = kept & (cardsOf(Rank::Queen) | cardsOf(Rank::Jack));
    return habits.keptTrump * trump.size() + habits.keptHonour * honours.size();
}

double worthOfFail(CardSet kept, const TrumpOrder& trumps, const Habits& habits)
{
    double worth = habits.keptAce * (kept & failAces(trumps)).size();
    for (const Suit suit : allSuits) {
        const int length = (kept & trumps.fail(suit)).size();
        if (length > 0)
            worth -= habits.failSuit + habits.failCard * (length - 1);
    }
    return worth;
}

double worthOfBury(CardSet buried, const Observation& seen, const Habits& habits)
{
    const TrumpOrder& trumps = seen.trumps;
    const CardSet kept = seen.hand - buried;
    return habits.buriedPoint * buried.points().value + worthOfTrump(kept, trumps, habits)
        + worthOfFail(kept, trumps, habits) - priceOfCall(kept, seen, habits);
}

} // namespace

Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const auto worth = [&](const Action& action) {
        return worthOfBury(std::get<Bury>(action).cards, seen, habits);
    };
    return *std::ranges::max_element(legal, {}, worth);
}

double buryRegret(const Observation& seen, CardSet buried, const Habits& habits)
{
    if (buried.size() > 2)
        return 0;
    const double worth = worthOfBury(buried, seen, habits);
    double best = worth;
    for (const Card one : seen.hand)
        for (const Card other : seen.hand)
            if (!(other < one) && (one == other) == (buried.size() == 1))
                best = std::max(best, worthOfBury(CardSet { one, other }, seen, habits));
    return best - worth;
}

} // namespace sheepshead
