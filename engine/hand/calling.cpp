// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/calling.h"

#include "engine/hand/called_card.h"
#include "engine/hand/partner_jack.h"
#include "engine/hand/raising.h"
#include "engine/hand/sides.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead::calling {

namespace {

bool nameSoloNow(const HandData& hand) { return hand.bid == BidKind::Solo; }

std::optional<Refusal> whyNotCall(const HandData& hand, const Call& call)
{
    if (nameSoloNow(hand))
        return Refusal::NotNow;
    if (partnerJackOf(*hand.variant))
        return partner_jack::whyNot(hand, call);
    return callsCard(*hand.variant) ? called_card::whyNot(hand, call) : Refusal::NotNow;
}

/// ALONE-1; a bidder who bid a call calls.
std::optional<Refusal> whyNotAlone(const HandData& hand)
{
    if (hand.bid)
        return Refusal::NotNow;
    if (partnerJackOf(*hand.variant))
        return partner_jack::whyNotAlone(hand);
    const bool allowed = callsCard(*hand.variant) && hand.variant->alone;
    return allowed ? std::nullopt : std::optional(Refusal::AloneNotAllowed);
}

/// CALL-SHEEPS
std::optional<Refusal> whyNotSheepshead(const HandData& hand, const CallSheepshead& bet)
{
    const Variant& variant = *hand.variant;
    if (!variant.callSheepshead || hand.bid)
        return Refusal::NotNow;
    if (variant.sheepsheadNeedsJack && partnerJackOf(variant)
        && !hand.pickersCards().contains(*partnerJackOf(variant)))
        return Refusal::SheepsheadNeedsJack;
    if (!bet.partner) // he is alone then
        return partnerJackOf(variant) && partner_jack::buryForbidsAlone(hand)
            ? std::optional(Refusal::PartnerJackStays)
            : std::nullopt;
    return variant.sheepsheadAlone ? Refusal::SheepsheadAlone : whyNotCall(hand, *bet.partner);
}

std::optional<Refusal> whyNotSolo(const HandData& hand, const NameSolo& solo)
{
    if (!nameSoloNow(hand))
        return Refusal::NotNow;
    if (solo.kind != SoloKind::Side) // the suit is named of a side solo only
        return solo == NameSolo { solo.kind } ? std::nullopt : std::optional(Refusal::NotNow);
    return solo.suit == hand.variant->trumpSuit ? std::optional(Refusal::SideSoloNeedsOtherSuit)
                                                : std::nullopt;
}

std::vector<Call> conceivable(const HandData& hand)
{
    if (!partnerJackOf(*hand.variant))
        return called_card::conceivable(hand);
    std::vector<Call> calls;
    for (const Suit suit : { Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs })
        calls.push_back({ { Rank::Jack, suit } });
    return calls;
}

void addIfLegal(const HandData& hand, std::vector<Action>& actions, const Action& action)
{
    if (!whyNot(hand, action))
        actions.push_back(action);
}

void addBets(const HandData& hand, std::vector<Action>& actions)
{
    addIfLegal(hand, actions, CallSheepshead {});
    for (const Call& call : conceivable(hand))
        addIfLegal(hand, actions, CallSheepshead { call });
}

void addSolos(const HandData& hand, std::vector<Action>& actions)
{
    addIfLegal(hand, actions, NameSolo { SoloKind::Best });
    for (const Suit suit : allSuits)
        addIfLegal(hand, actions, NameSolo { SoloKind::Side, suit });
    addIfLegal(hand, actions, NameSolo { SoloKind::Billy });
}

/// Playing on without a partner where none is called: nothing to say but perhaps "sheepshead".
bool playsWithoutCall(const HandData& hand)
{
    return !partnerJackOf(*hand.variant) && !callsCard(*hand.variant);
}

void takeCall(HandData& hand, const Call& call, Events& events)
{
    hand.called = call.card;
    hand.under = call.under;
    CardSet partnerCards { call.card };
    if (hand.variant->partner == Partner::JackAndAce) // 6H-2
        partnerCards.add(jackOfDiamonds);
    sides::addPartnerCards(hand, partnerCards);
    events.push_back(Called { *hand.picker, call.card, call.under.has_value(), call.under });
}

void goAlone(HandData& hand, Events& events)
{
    hand.alone = true;
    hand.makers = { *hand.picker };
    events.push_back(WentAlone { *hand.picker });
}

/// Where only the holder of the partner jack has a choice, asking nobody else would tell who holds
/// it.
bool askingTellsWhoHasTheJack(const Variant& variant)
{
    const bool callsUp =
        variant.callUp != CallUp::None && variant.callUpWhen == CallUpWhen::AfterPicking;
    const bool bets = variant.callSheepshead && variant.sheepsheadNeedsJack;
    return partnerJackOf(variant) && !variant.alone && (callsUp || variant.callDown || bets);
}

/// 4H-5: a side solo's suit replaces the usual trump.
void nameSolo(HandData& hand, const NameSolo& solo, Events& events)
{
    hand.solo = solo.kind;
    hand.alone = true;
    Variant variant = *hand.variant;
    if (solo.kind == SoloKind::Side)
        variant.trumpSuit = solo.suit;
    hand.order = TrumpOrder(variant);
    events.push_back(SoloNamed { *hand.picker, solo.kind, variant.trumpSuit });
}

void bet(HandData& hand, const CallSheepshead& sheepshead, Events& events)
{
    hand.sheepshead = true;
    events.push_back(SheepsheadCalled { *hand.picker });
    if (sheepshead.partner)
        takeCall(hand, *sheepshead.partner, events);
    else if (hand.variant->partner != Partner::Neighbour) // 7H-2: nobody is alone there
        goAlone(hand, events);
}

} // namespace

std::vector<Action> legal(const HandData& hand)
{
    std::vector<Action> actions;
    if (nameSoloNow(hand)) {
        addSolos(hand, actions);
        return actions;
    }
    for (const Call& call : conceivable(hand))
        addIfLegal(hand, actions, call);
    addIfLegal(hand, actions, GoAlone {});
    addIfLegal(hand, actions, Decline {});
    addBets(hand, actions);
    return actions;
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (const auto* call = std::get_if<Call>(&action))
        return whyNotCall(hand, *call);
    if (std::holds_alternative<GoAlone>(action))
        return whyNotAlone(hand);
    if (const auto* sheepshead = std::get_if<CallSheepshead>(&action))
        return whyNotSheepshead(hand, *sheepshead);
    if (const auto* solo = std::get_if<NameSolo>(&action))
        return whyNotSolo(hand, *solo);
    if (std::holds_alternative<Decline>(action) && playsWithoutCall(hand) && !hand.bid)
        return std::nullopt;
    return Refusal::NotNow;
}

void begin(HandData& hand, Events& events)
{
    hand.phase = Phase::Calling;
    hand.turn = *hand.picker;
    hand.makers.add(*hand.picker);
    const std::vector<Action> actions = legal(hand);
    const auto isBet = [](const Action& action) {
        return std::holds_alternative<CallSheepshead>(action);
    };
    // CALL-TEN-NONE, where going alone is not a choice; nobody has to bet for want of another.
    if (std::ranges::all_of(actions, isBet))
        apply(hand, GoAlone {}, events);
    else if (actions.size() == 1 && !askingTellsWhoHasTheJack(*hand.variant))
        apply(hand, actions.front(), events);
}

void apply(HandData& hand, const Action& action, Events& events)
{
    if (const auto* call = std::get_if<Call>(&action))
        takeCall(hand, *call, events);
    else if (const auto* solo = std::get_if<NameSolo>(&action))
        nameSolo(hand, *solo, events);
    else if (const auto* sheepshead = std::get_if<CallSheepshead>(&action))
        bet(hand, *sheepshead, events);
    else if (std::holds_alternative<GoAlone>(action))
        goAlone(hand, events);
    raising::begin(hand, events);
}

} // namespace sheepshead::calling
