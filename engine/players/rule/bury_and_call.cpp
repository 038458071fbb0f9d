// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/bury_and_call.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double noCallLeft = 1000;
constexpr CardSet honours = cardsOf(Rank::Queen) | cardsOf(Rank::Jack);

/// CALL-ACE, CALL-TEN: one of these has to be kept to call a fail card without an under. A card of
/// a suit whose ace is not his, or where he holds all three aces, one whose ten is not.
CardSet leavingCall(const Observation& seen, CardSet failAces)
{
    const bool allAces = seen.hand.containsAll(failAces);
    CardSet leaving;
    for (const Suit suit : allSuits) {
        const CardSet fail = seen.trumps.fail(suit);
        const Card ace { Rank::Ace, suit };
        if (fail.empty() || seen.hand.contains(allAces ? Card { Rank::Ten, suit } : ace))
            continue;
        leaving |= allAces ? CardSet { ace } : fail;
    }
    return leaving;
}

/// CALL-UNDER costs a card of the hand, and that will be a trump.
double priceWithoutCall(
    const Observation& seen, CardSet failAces, CardSet leaving, const Habits& habits)
{
    const Variant& variant = *seen.variant;
    if (variant.partner != Partner::CalledAce)
        return 0;
    const bool underPossible = variant.callUnder && variant.callHold
        && !seen.hand.containsAll(failAces)
        && (variant.underJudgedOn == UnderJudgedOn::Kept || !seen.hand.meets(leaving));
    return underPossible ? habits.keptTrump : noCallLeft;
}

/// What it is worth to bury some cards of a hand; what the hand alone decides is found out once.
class BuryWorth {
public:
    BuryWorth(const Observation& seen, const Habits& habits)
        : hand_(seen.hand)
        , trumps_(seen.trumps)
        , habits_(habits)
        , failAces_(cardsOf(Rank::Ace) - seen.trumps.trump())
        , leavingCall_(leavingCall(seen, failAces_))
        , priceWithoutCall_(priceWithoutCall(seen, failAces_, leavingCall_, habits))
    {
    }

    double of(CardSet buried) const
    {
        const CardSet kept = hand_ - buried;
        int points = 0;
        for (const Card card : buried)
            points += card.points().value;
        const double price = kept.meets(leavingCall_) ? 0 : priceWithoutCall_;
        return habits_.buriedPoint * points + worthOfTrump(kept) + worthOfFail(kept) - price;
    }

private:
    double worthOfTrump(CardSet kept) const
    {
        return habits_.keptTrump * (kept & trumps_.trump()).size()
            + habits_.keptHonour * (kept & honours).size();
    }

    double worthOfFail(CardSet kept) const
    {
        double worth = habits_.keptAce * (kept & failAces_).size();
        for (const Suit suit : allSuits) {
            const CardSet length = kept & trumps_.fail(suit);
            if (!length.empty())
                worth -= habits_.failSuit + habits_.failCard * (length.size() - 1);
        }
        return worth;
    }

    CardSet hand_;
    const TrumpOrder& trumps_;
    const Habits& habits_;
    CardSet failAces_;
    CardSet leavingCall_;
    double priceWithoutCall_;
};

} // namespace

Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const BuryWorth worth(seen, habits);
    const Action* best = &legal.front();
    double bestWorth = worth.of(std::get<Bury>(*best).cards);
    for (const Action& action : legal.subspan(1)) {
        const double here = worth.of(std::get<Bury>(action).cards);
        if (here > bestWorth) {
            best = &action;
            bestWorth = here;
        }
    }
    return *best;
}

double buryRegret(const Observation& seen, CardSet buried, const Habits& habits)
{
    if (buried.size() > 2)
        return 0;
    const BuryWorth worth(seen, habits);
    const double chosen = worth.of(buried);
    double best = chosen;
    for (const Card one : seen.hand) {
        if (buried.size() == 1)
            best = std::max(best, worth.of({ one }));
        else
            for (const Card other : seen.hand)
                if (one < other)
                    best = std::max(best, worth.of({ one, other }));
    }
    return best - chosen;
}

} // namespace sheepshead
