// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/call_explanations.h"

#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

using narrowing::confine;
using narrowing::confineTo;
using narrowing::forbid;
using narrowing::forbidIn;
using narrowing::needInHand;

using Explanation = std::optional<HiddenCards>;
using Explanations = std::vector<HiddenCards>;

class PickersCall {
public:
    PickersCall(const Observation& seen, SeatSet renegers)
        : seen_(seen)
        , picker_(*seen.picker)
        , followingProves_(!renegers.contains(*seen.picker))
        , played_(playedBy(seen, picker_))
    {
    }

    /// CALL-UNDER: of every fail suit the picker has the ace or keeps no card.
    Explanations ofUnder(const HiddenCards& hidden) const
    {
        const bool beforeBury = seen_.variant->underJudgedOn == UnderJudgedOn::BeforeBury;
        return ofSuits(hidden,
            [&](const HiddenCards& so, Suit suit) { return keepsNothing(so, suit, beforeBury); });
    }

    /// CALL-TEN-NONE: the picker has all aces, or keeps no card of suits whose ace is missing.
    Explanations ofNoCall(const HiddenCards& hidden) const
    {
        const Variant& variant = *seen_.variant;
        const bool voidsWillDo = variant.callHold
            && (!variant.callUnder || variant.underJudgedOn == UnderJudgedOn::BeforeBury);
        return ofSuits(hidden, [&](const HiddenCards& so, Suit suit) {
            return voidsWillDo ? keepsNothing(so, suit, false) : Explanation();
        });
    }

    /// CALL-OWN as an option: with the ace in hand or bury the picker needs no other card of the
    /// suit, but a picker who has thrown one off has kept one (HOLD).
    Explanations ofOwnAce(const HiddenCards& hidden) const
    {
        const CardSet ace { *seen_.called };
        HiddenCards others = hidden;
        forbid(others, picker_, ace);
        HiddenCards own = hidden;
        confine(own, picker_, ace);
        if (!played_.meets(seen_.trumps.fail(seen_.called->suit())))
            needInHand(own, picker_, {});
        return seen_.variant->callHold && keptNoHold(hidden) ? Explanations { own }
                                                             : Explanations { others, own };
    }

    /// JACK-BURY: the picker cannot have buried the jack of diamonds and hold the named jack too.
    Explanations ofNamedJack(const HiddenCards& hidden) const
    {
        HiddenCards kept = hidden;
        forbidIn(PlaceKind::Buried, kept, picker_, { jackOfDiamonds });
        if (played_.contains(*seen_.called))
            return { kept };
        HiddenCards buried = hidden;
        confineTo(PlaceKind::Buried, buried, picker_, { jackOfDiamonds });
        forbid(buried, picker_, { *seen_.called });
        return { kept, buried };
    }

private:
    Explanations ofSuits(const HiddenCards& hidden, const auto& keepsNothingOf) const
    {
        Explanations explanations { hidden };
        for (const Suit suit : allSuits) {
            if (seen_.trumps.fail(suit).empty())
                continue;
            Explanations further;
            for (const HiddenCards& so : explanations) {
                if (auto without = keepsNothingOf(so, suit))
                    further.push_back(*std::move(without));
                if (auto with = hasAce(so, suit))
                    further.push_back(*std::move(with));
            }
            explanations = std::move(further);
        }
        return explanations;
    }

    /// The picker may have buried such cards, unless they were judged before the bury; not the ace.
    Explanation keepsNothing(HiddenCards hidden, Suit suit, bool beforeBury) const
    {
        const CardSet fail = seen_.trumps.fail(suit);
        if (played_.meets(fail))
            return std::nullopt;
        forbid(hidden, picker_, beforeBury ? fail : fail & cardsOf(Rank::Ace));
        forbidIn(PlaceKind::Hand, hidden, picker_, fail);
        forbidIn(PlaceKind::Under, hidden, picker_, fail);
        return hidden;
    }

    Explanation hasAce(HiddenCards hidden, Suit suit) const
    {
        const Card ace(Rank::Ace, suit);
        if (ace == seen_.called)
            return std::nullopt;
        if (played_.contains(ace))
            return hidden;
        if (!hidden.cards.contains(ace))
            return std::nullopt;
        confine(hidden, picker_, { ace });
        return hidden;
    }

    /// The picker has played no card of the called suit and has none left.
    bool keptNoHold(const HiddenCards& hidden) const
    {
        const CardSet suit = seen_.trumps.fail(seen_.called->suit());
        const bool holds = std::ranges::any_of(hidden.places, [&](const HiddenPlace& place) {
            return place.kind == PlaceKind::Hand && place.seat == picker_
                && place.allowed.meets(suit);
        });
        return (followingProves_ && hasShownNoHold()) || !(holds || played_.meets(suit));
    }

    /// The picker could not follow when the called suit was led first.
    bool hasShownNoHold() const
    {
        const Trick* const first = firstTrickOfCalledSuit(seen_);
        return first && std::ranges::any_of(first->cards, [&](const PlayedCard& played) {
            return played.seat == picker_ && played.card
                && !ledTo(*first, seen_).contains(*played.card);
        });
    }

    const Observation& seen_;
    Seat picker_;
    bool followingProves_;
    CardSet played_;
};

/// 8H-2: the caller had at least two of the three cards.
class LadderCall {
public:
    explicit LadderCall(const Observation& seen)
        : seen_(seen)
    {
    }

    Explanations explain(const HiddenCards& hidden) const
    {
        Explanations explanations;
        for (const Seat caller : seen_.sides.makers)
            for (const CardSet held : atLeastTwo())
                if (auto so = callerHas(held, caller, hidden))
                    explanations.push_back(*std::move(so));
        return explanations;
    }

private:
    static std::vector<CardSet> atLeastTwo()
    {
        std::vector<CardSet> held { queenJackSeven };
        for (const Card without : queenJackSeven)
            held.push_back(queenJackSeven - CardSet { without });
        return held;
    }

    /// One choice of the three cards.
    Explanation callerHas(CardSet held, Seat caller, HiddenCards hidden) const
    {
        const CardSet callers = caller == seen_.viewer ? seen_.dealt : playedBy(seen_, caller);
        for (const Card one : queenJackSeven) {
            const CardSet card { one };
            const bool has = held.contains(one);
            const bool isHidden = hidden.cards.meets(card);
            if (!isHidden && callers.meets(card) != has)
                return std::nullopt;
            if (isHidden && has)
                confine(hidden, caller, card);
            else if (isHidden)
                forbid(hidden, caller, card);
        }
        return hidden;
    }

    const Observation& seen_;
};

} // namespace

Explanations explanationsOfCall(
    const Observation& seen, const HiddenCards& hidden, SeatSet renegers)
{
    if (seen.variant->partner == Partner::QueenJackSeven && seen.called)
        return LadderCall(seen).explain(hidden);
    if (!seen.picker || seen.viewer == seen.picker)
        return { hidden };
    const PickersCall call(seen, renegers);
    if (hadNothingToCall(seen))
        return call.ofNoCall(hidden);
    if (!seen.called)
        return { hidden };
    if (seen.calledWithUnder)
        return call.ofUnder(hidden);
    const bool isHidden = hidden.cards.contains(*seen.called);
    if (seen.variant->callOwnAce && seen.called->rank() == Rank::Ace && isHidden)
        return call.ofOwnAce(hidden);
    if (seen.callUp && !seen.variant->buryPartnerJackAlone && hidden.cards.contains(jackOfDiamonds))
        return call.ofNamedJack(hidden);
    return { hidden };
}

const Trick* firstTrickOfCalledSuit(const Observation& seen)
{
    const CardSet suit = seen.trumps.fail(seen.called->suit());
    const auto found = std::ranges::find_if(
        seen.tricks, [&](const Trick& trick) { return ledTo(trick, seen) == suit; });
    return found == seen.tricks.end() ? nullptr : &*found;
}

bool mayHaveRun(const Observation& seen, Seat seat)
{
    const Trick* const first = seen.variant->running ? firstTrickOfCalledSuit(seen) : nullptr;
    return first && first->cards.front().seat == seat && seat != seen.picker;
}

CardSet playedBy(const Observation& seen, Seat seat)
{
    CardSet cards;
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.seat == seat && played.card)
                cards.add(*played.card);
    return cards;
}

bool hadNothingToCall(const Observation& seen)
{
    const Variant& variant = *seen.variant;
    return seen.alone && !variant.alone && !seen.sheepshead && !seen.bid && callsCard(variant);
}

} // namespace sheepshead
