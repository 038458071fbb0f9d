// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/bury_and_call.h"

#include "engine/players/rule/makers_chance.h"
#include "engine/players/rule/special_play.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double noCallLeft = 1000;
constexpr CardSet honours = cardsOf(Rank::Queen) | cardsOf(Rank::Jack);

/// CALL-ACE, CALL-TEN: the picker must keep one of these cards to call without an under. They are
/// fail cards of suits whose ace is in another hand, or, with all fail aces held, the aces of suits
/// whose ten is in another hand, or with all tens too where kings are called, whose king is.
CardSet leavingCall(const Observation& seen, CardSet failAces)
{
    const bool allAces = seen.hand.containsAll(failAces);
    const CardSet failTens = cardsOf(Rank::Ten) - seen.trumps.trump();
    const bool kings = allAces && seen.variant->callKing && seen.hand.containsAll(failTens);
    const Rank called = kings ? Rank::King : allAces ? Rank::Ten : Rank::Ace;
    CardSet leaving;
    for (const Suit suit : allSuits) {
        const CardSet fail = seen.trumps.fail(suit);
        const Card ace { Rank::Ace, suit };
        if (fail.empty() || seen.hand.contains({ called, suit }))
            continue;
        leaving |= allAces ? CardSet { ace } : fail;
    }
    return leaving;
}

/// CALL-UNDER costs a card of the hand, usually a trump.
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

/// What it is worth to bury some cards of a hand. What depends on the hand alone is computed once.
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

    /// What one card adds to the features of a bury, and takes from those of the hand.
    Features featuresOf(Card card) const
    {
        Features features {};
        features[feature::BuriedPoints] = static_cast<float>(card.points().value);
        features[feature::KeptTrump] = trumps_.isTrump(card) ? -1 : 0;
        features[feature::KeptHonour] = honours.contains(card) ? -1 : 0;
        features[feature::KeptAce] = failAces_.contains(card) ? -1 : 0;
        return features;
    }

    /// Of burying nothing, but for the suits.
    Features ofHand() const
    {
        Features features {};
        features[feature::KeptTrump] = static_cast<float>((hand_ & trumps_.trump()).size());
        features[feature::KeptHonour] = static_cast<float>((hand_ & honours).size());
        features[feature::KeptAce] = static_cast<float>((hand_ & failAces_).size());
        return features;
    }

    /// The features of the suits that are kept.
    void describeSuits(CardSet kept, Features& features) const
    {
        int suits = 0;
        for (const Suit suit : allSuits)
            suits += kept.meets(trumps_.fail(suit)) ? 1 : 0;
        const int fail = (kept - trumps_.trump()).size();
        features[feature::FailSuit] = static_cast<float>(-suits);
        features[feature::FailCard] = static_cast<float>(suits - fail);
        constexpr double dearest = 60; // enough to be chosen last
        features[feature::NoCall] = kept.meets(leavingCall_)
            ? 0
            : static_cast<float>(-std::min(dearest, priceWithoutCall_));
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

constexpr double underStrength = 1; ///< a step in the trump order
constexpr double underPoint = 1;

double worthOfAce(const Call& call, const Observation& seen, const Habits& habits)
{
    return -priceOfCalling(seen.hand & seen.trumps.fail(call.card.suit()), habits);
}

double priceOfUnder(Card under, const Observation& seen)
{
    return underStrength * seen.trumps.power(under) + underPoint * under.points().value;
}

bool callsOwnCard(const Call& call, const Observation& seen)
{
    return (seen.hand | seen.buried).contains(call.card);
}

/// A picker who holds the partner jack calls up where that is allowed, and otherwise says nothing.
double worthOfCall(const Call& call, const Observation& seen, const Habits& habits)
{
    if (seen.trumps.isTrump(call.card))
        return callsOwnCard(call, seen) ? -1 : 0;
    return worthOfAce(call, seen, habits) - (call.under ? priceOfUnder(*call.under, seen) : 0);
}

bool needsNoPartner(const Observation& seen, const Habits& habits)
{
    return chanceAloneWithKept(seen) >= habits.declareAlone;
}

bool isSilentlyAlone(const Action& action, const Observation& seen)
{
    const Call* const call = std::get_if<Call>(&action);
    return call && callsOwnCard(*call, seen);
}

const Action* findAlone(std::span<const Action> legal, const Observation& seen)
{
    const auto silent = std::ranges::find_if(
        legal, [&](const Action& action) { return isSilentlyAlone(action, seen); });
    if (silent != legal.end())
        return &*silent;
    const auto declared = std::ranges::find(legal, Action(GoAlone {}));
    return declared == legal.end() ? nullptr : &*declared;
}

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

double worthOfBurying(const Observation& seen, CardSet buried, const Habits& habits)
{
    const BuryWorth worth(seen, habits);
    return worth.of(buried) - worth.of({});
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
            best = std::max(best, worth.of(CardSet { one }));
        else
            for (const Card other : seen.hand)
                if (one < other)
                    best = std::max(best, worth.of({ one, other }));
    }
    return best - chosen;
}

double priceOfCalling(CardSet ofSuit, const Habits& habits)
{
    return habits.callLength * ofSuit.size() + habits.callPoint * ofSuit.points().value;
}

void describeBuries(const Observation& seen, int cards, PlannedOptions& options)
{
    options.clear();
    if (cards < 1 || cards > 2)
        return;
    const BuryWorth worth(seen, regularHabits);
    const Features ofHand = worth.ofHand();
    const auto add = [&](CardSet buried, const Features& one, const Features& other) {
        Features features;
        for (std::size_t i = 0; i < feature::count; ++i)
            features[i] = ofHand[i] + one[i] + other[i];
        worth.describeSuits(seen.hand - buried, features);
        options.add(buried, features);
    };
    for (CardSet rest = seen.hand; !rest.empty();) {
        const Card one = rest.takeLast();
        const Features ofOne = worth.featuresOf(one);
        if (cards == 1)
            add({ one }, ofOne, {});
        else
            for (const Card other : rest)
                add({ one, other }, ofOne, worth.featuresOf(other));
    }
}

namespace {

void describeSuits(const Observation& seen, CardSet kept, CardSet buried, PlannedOptions& options)
{
    for (const Suit suit : allSuits) {
        const CardSet ofSuit = kept & seen.trumps.fail(suit);
        if (ofSuit.empty() || (kept | buried).contains({ Rank::Ace, suit }))
            continue;
        Features features {};
        features[feature::OwnLength] = static_cast<float>(-ofSuit.size());
        features[feature::OwnPoints] = static_cast<float>(-ofSuit.points().value);
        options.add(CardSet { Card { Rank::Ace, suit } }, features);
    }
}

} // namespace

void describeCalls(const Observation& seen, CardSet kept, CardSet buried, PlannedOptions& options)
{
    options.clear();
    if (const auto jack = partnerJackOf(*seen.variant)) {
        if (!(kept | buried).contains(*jack))
            options.add(CardSet { *jack }, Features {});
    } else
        describeSuits(seen, kept, buried, options);
    Observation kepts = seen;
    kepts.hand = kept;
    Features alone {};
    alone[feature::Alone] = 1;
    alone[feature::ChanceAlone] =
        static_cast<float>(chanceAloneWithKept(kepts) - regularHabits.declareAlone);
    options.add({}, alone);
}

/// An unsafe bet on every trick is worse than any call.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const Action bet = CallSheepshead {};
    if (std::ranges::find(legal, bet) != legal.end() && takesEveryTrick(seen))
        return bet;
    const Action* const alone = findAlone(legal, seen);
    if (alone && needsNoPartner(seen, habits))
        return *alone;
    const auto worth = [&](const Action& action) {
        const Call* const call = std::get_if<Call>(&action);
        if (std::holds_alternative<CallSheepshead>(action))
            return -2e6;
        return call ? worthOfCall(*call, seen, habits) : -1e6;
    };
    return *std::ranges::max_element(legal, {}, worth);
}

} // namespace sheepshead
