// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/picking.h"

#include "engine/hand/calling.h"
#include "engine/hand/leaster.h"

namespace sheepshead::picking {

namespace {

constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };

/// FORCED: everybody else has passed.
bool mustPick(const HandData& hand)
{
    return hand.variant->noPick == NoPick::ForcedPick
        && hand.passed.size() + 1 == hand.seats.size();
}

/// JACK-UP-WHEN "before the blind": needs the jack of diamonds in the hand as dealt.
std::optional<Card> jackToName(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const CardSet dealt = hand.hands[hand.turn];
    const bool named = variant.partner == Partner::JackOfDiamonds
        && variant.callUpWhen == CallUpWhen::BeforeBlind && dealt.contains(jackOfDiamonds);
    return named ? calling::jackToCallUp(variant, dealt) : std::nullopt;
}

void throwIn(HandData& hand, ThrowIn why, Events& events)
{
    hand.phase = Phase::Over;
    hand.thrownIn = why;
    events.push_back(ThrownIn { why });
}

/// NOPICK.
void nobodyPicked(HandData& hand, Events& events)
{
    switch (hand.variant->noPick) {
    case NoPick::Leaster:
        return leaster::begin(hand, events);
    case NoPick::Doubler:
        return throwIn(hand, ThrowIn::Doubler, events);
    case NoPick::Redeal:
        return throwIn(hand, ThrowIn::Redeal, events);
    case NoPick::ForcedPick:
        break;
    }
    assert(!"the last player had to pick");
}

void pass(HandData& hand, Events& events)
{
    events.push_back(Passed { hand.turn });
    hand.passed.add(hand.turn);
    if (hand.passed == hand.seats)
        nobodyPicked(hand, events);
    else
        hand.turn = hand.seats.nextAfter(hand.turn);
}

/// PICK-2
void pick(HandData& hand, const Pick& action, Events& events)
{
    hand.forcedPick = mustPick(hand);
    hand.picker = hand.turn;
    hand.callUp = action.callUp;
    hand.hands[hand.turn] |= hand.deal.blind;
    hand.phase = Phase::Burying;
    events.push_back(Picked {
        hand.turn, hand.deal.blind, hand.deal.blind.size(), hand.forcedPick, action.callUp });
}

} // namespace

std::vector<Action> legal(const HandData& hand)
{
    std::vector<Action> actions;
    if (!mustPick(hand))
        actions.emplace_back(Pass {});
    actions.emplace_back(Pick {});
    if (const auto jack = jackToName(hand))
        actions.emplace_back(Pick { jack });
    return actions;
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (std::holds_alternative<Pass>(action))
        return mustPick(hand) ? std::optional(Refusal::MustPick) : std::nullopt;
    if (const auto* picked = std::get_if<Pick>(&action)) {
        const bool fine = !picked->callUp || picked->callUp == jackToName(hand);
        return fine ? std::nullopt : std::optional(Refusal::NoCallUp);
    }
    return Refusal::NotNow;
}

void apply(HandData& hand, const Action& action, Events& events)
{
    if (const auto* picked = std::get_if<Pick>(&action))
        pick(hand, *picked, events);
    else
        pass(hand, events);
}

} // namespace sheepshead::picking
