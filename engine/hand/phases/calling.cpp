// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/calling.h"

#include "engine/hand/phases/called_card.h"
#include "engine/hand/phases/partner_jack.h"
#include "engine/hand/phases/raising.h"
#include "engine/hand/sides.h"
#include "engine/rules/partner_cards.h"

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
    if (!bet.partner) // which means alone
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

/// The legal calls, without a word on the bets that go with them.
void forEachCall(const HandData& hand, const auto& visit)
{
    if (callsCard(*hand.variant))
        return called_card::forEachLegal(hand, visit);
    if (!partnerJackOf(*hand.variant))
        return;
    for (const Suit suit : { Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs })
        if (const Call call { { Rank::Jack, suit } }; !partner_jack::whyNot(hand, call))
            visit(call);
}

void visitIfLegal(const HandData& hand, const Action& action, const auto& visit)
{
    if (!whyNot(hand, action))
        visit(action);
}

void forEachBet(const HandData& hand, const auto& visit)
{
    if (!hand.variant->callSheepshead)
        return;
    visitIfLegal(hand, CallSheepshead {}, visit);
    forEachCall(
        hand, [&](const Call& call) { visitIfLegal(hand, CallSheepshead { call }, visit); });
}

void forEachSolo(const HandData& hand, const auto& visit)
{
    visitIfLegal(hand, NameSolo { SoloKind::Best }, visit);
    for (const Suit suit : allSuits)
        visitIfLegal(hand, NameSolo { SoloKind::Side, suit }, visit);
    visitIfLegal(hand, NameSolo { SoloKind::Billy }, visit);
}

/// Every action that the picker may take, in a fixed order.
void forEachLegal(const HandData& hand, const auto& visit)
{
    if (nameSoloNow(hand))
        return forEachSolo(hand, visit);
    forEachCall(hand, [&](const Call& call) { visit(Action(call)); });
    if (!whyNotAlone(hand))
        visit(Action(GoAlone {}));
    visitIfLegal(hand, Decline {}, visit);
    forEachBet(hand, visit);
}

/// Sums up the choices without listing them.
struct Offer {
    int choices = 0;
    bool onlyBets = true;
    Action first;
};

Offer offerOf(const HandData& hand)
{
    Offer offer;
    forEachLegal(hand, [&](const Action& action) {
        if (offer.choices == 0)
            offer.first = action;
        ++offer.choices;
        offer.onlyBets = offer.onlyBets && std::holds_alternative<CallSheepshead>(action);
    });
    return offer;
}

/// Whether the picker calls no partner at this table, and can at most say "sheepshead".
bool playsWithoutCall(const HandData& hand)
{
    return !partnerJackOf(*hand.variant) && !callsCard(*hand.variant);
}

void takeCall(HandData& hand, const Call& call, EventSink events)
{
    hand.called = call.card;
    hand.under = call.under;
    CardSet partnerCards { call.card };
    if (hand.variant->partner == Partner::JackAndAce) // 6H-2
        partnerCards.add(jackOfDiamonds);
    sides::addPartnerCards(hand, partnerCards);
    const bool underLayOpen = call.under && hand.blitzed.contains(*call.under);
    events.push_back(
        Called { *hand.picker, call.card, call.under.has_value(), call.under, underLayOpen });
}

void goAlone(HandData& hand, EventSink events)
{
    hand.alone = true;
    hand.makers = { *hand.picker };
    events.push_back(WentAlone { *hand.picker });
}

/// Where only the holder of the partner jack has a choice, asking only
/// that seat would tell who holds it.
bool askingTellsWhoHasTheJack(const Variant& variant)
{
    const bool callsUp =
        variant.callUp != CallUp::None && variant.callUpWhen == CallUpWhen::AfterPicking;
    const bool bets = variant.callSheepshead && variant.sheepsheadNeedsJack;
    return partnerJackOf(variant) && !variant.alone && (callsUp || variant.callDown || bets);
}

/// 4H-5: a side solo's suit replaces the usual trump.
void nameSolo(HandData& hand, const NameSolo& solo, EventSink events)
{
    hand.solo = solo.kind;
    hand.alone = true;
    Variant variant = *hand.variant;
    if (solo.kind == SoloKind::Side)
        variant.trumpSuit = solo.suit;
    hand.order = TrumpOrder(variant);
    events.push_back(SoloNamed { *hand.picker, solo.kind, variant.trumpSuit });
}

void bet(HandData& hand, const CallSheepshead& sheepshead, EventSink events)
{
    hand.sheepshead = true;
    events.push_back(SheepsheadCalled { *hand.picker });
    if (sheepshead.partner)
        takeCall(hand, *sheepshead.partner, events);
    else if (hand.variant->partner != Partner::Neighbour) // 7H-2: no picker is alone there
        goAlone(hand, events);
}

} // namespace

void legal(const HandData& hand, Choices& choices)
{
    forEachLegal(hand, [&](const Action& action) { choices.add(action); });
}

bool anyLegal(const HandData& hand) { return offerOf(hand).choices > 0; }

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

void begin(HandData& hand, EventSink events)
{
    hand.phase = Phase::Calling;
    hand.turn = *hand.picker;
    hand.makers.add(*hand.picker);
    const Offer offer = offerOf(hand);
    // CALL-TEN-NONE, where going alone is not a choice. A bet is never forced.
    if (offer.onlyBets)
        apply(hand, GoAlone {}, events);
    else if (offer.choices == 1 && !askingTellsWhoHasTheJack(*hand.variant))
        apply(hand, offer.first, events);
}

void apply(HandData& hand, const Action& action, EventSink events)
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
