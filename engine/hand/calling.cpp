// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/calling.h"

#include "engine/hand/trick_play.h"

#include <algorithm>

namespace sheepshead::calling {

namespace {

CardSet kept(const HandData& hand) { return hand.hands[*hand.picker]; }

CardSet failAces(const HandData& hand) { return cardsOf(Rank::Ace) - hand.trumps().trump(); }

bool holdsAllAces(const HandData& hand) { return hand.pickersCards().containsAll(failAces(hand)); }

bool anyOrdinaryCall(const HandData& hand, CardSet kept, CardSet buried)
{
    return std::ranges::any_of(
        allSuits, [&](Suit suit) { return isOrdinaryCall(hand, kept, buried, suit); });
}

/// CALL-TEN
std::optional<Refusal> whyNotTen(const HandData& hand, Suit suit)
{
    if (!hand.variant->callTen)
        return Refusal::NotACallableCard;
    if (!holdsAllAces(hand))
        return Refusal::TenNeedsAllAces;
    if (hand.pickersCards().contains({ Rank::Ten, suit }))
        return Refusal::CalledCardIsYours;
    if (!kept(hand).contains({ Rank::Ace, suit }))
        return Refusal::TenNeedsItsAce;
    return std::nullopt;
}

/// CALL-UNDER, with the "before the bury" reading of C15.
bool underPossible(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    if (!variant.callUnder || !variant.callHold || holdsAllAces(hand))
        return false;
    if (anyOrdinaryCall(hand, kept(hand), hand.buried))
        return false;
    return variant.underJudgedOn == UnderJudgedOn::Kept
        || !anyOrdinaryCall(hand, hand.pickersCards(), {});
}

std::optional<Refusal> whyNotUnder(const HandData& hand, const Call& call)
{
    if (anyOrdinaryCall(hand, kept(hand), hand.buried))
        return Refusal::OrdinaryCallPossible;
    if (!underPossible(hand))
        return Refusal::UnderNotAllowed;
    return kept(hand).contains(*call.under) ? std::nullopt : std::optional(Refusal::NotYourCard);
}

/// CALL-ACE, CALL-DIAMONDS, CALL-OWN.
std::optional<Refusal> whyNotAce(const HandData& hand, const Call& call)
{
    if (hand.pickersCards().contains(call.card))
        return Refusal::CalledCardIsYours;
    if (call.under)
        return whyNotUnder(hand, call);
    if (isOrdinaryCall(hand, kept(hand), hand.buried, call.card.suit()))
        return std::nullopt;
    return underPossible(hand) ? Refusal::NeedsUnder : Refusal::NeedsCardOfSuit;
}

std::optional<Refusal> whyNotCalledCard(const HandData& hand, const Call& call)
{
    if (hand.trumps().isTrump(call.card))
        return Refusal::NotACallableCard;
    if (call.card.rank() == Rank::Ace)
        return whyNotAce(hand, call);
    if (call.card.rank() != Rank::Ten)
        return Refusal::NotACallableCard;
    return call.under ? std::optional(Refusal::UnderNotAllowed) : whyNotTen(hand, call.card.suit());
}

/// JACK-BURY: having buried his jack the picker may not be alone.
bool buryForbidsAlone(const HandData& hand)
{
    const auto jack = partnerJack(*hand.variant);
    return !hand.variant->buryPartnerJackAlone && jack && hand.buried.contains(*jack);
}

/// JACK-SELF: playing alone without a word.
std::optional<Refusal> whyNotSilent(const HandData& hand)
{
    if (!hand.pickersCards().contains(*partnerJack(*hand.variant)))
        return std::nullopt;
    if (hand.variant->jackAloneAnnounced)
        return Refusal::MustSayAlone;
    return buryForbidsAlone(hand) ? std::optional(Refusal::PartnerJackStays) : std::nullopt;
}

/// JACK-UP-WHEN: the jack named with the pick stays called; in the blind, it leaves him alone.
std::optional<Refusal> whyNotNamedJack(const HandData& hand, Card jack)
{
    if (jack != *hand.callUp)
        return Refusal::NotThePartnerJack;
    const bool stuckAlone = hand.pickersCards().contains(jack);
    return stuckAlone && buryForbidsAlone(hand) ? std::optional(Refusal::PartnerJackStays)
                                                : std::nullopt;
}

/// JACK-UP after picking, and calling down from the jack of clubs.
std::optional<Card> otherJack(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const CardSet cards = hand.pickersCards();
    if (!cards.contains(*partnerJack(variant)))
        return std::nullopt;
    if (variant.partner == Partner::JackOfDiamonds)
        return variant.callUpWhen == CallUpWhen::AfterPicking ? jackToCallUp(variant, cards)
                                                              : std::nullopt;
    constexpr Card jackOfSpades { Rank::Jack, Suit::Spades };
    return variant.callDown && !cards.contains(jackOfSpades) ? std::optional(jackOfSpades)
                                                             : std::nullopt;
}

/// JACK-D, JACK-C
std::optional<Refusal> whyNotJack(const HandData& hand, const Call& call)
{
    if (call.under)
        return Refusal::UnderNotAllowed;
    if (hand.callUp)
        return whyNotNamedJack(hand, call.card);
    if (call.card == partnerJack(*hand.variant))
        return whyNotSilent(hand);
    return call.card == otherJack(hand) ? std::nullopt : std::optional(Refusal::NotThePartnerJack);
}

bool isJackGame(const Variant& variant) { return partnerJack(variant).has_value(); }

std::optional<Refusal> whyNotCall(const HandData& hand, const Call& call)
{
    return isJackGame(*hand.variant) ? whyNotJack(hand, call) : whyNotCalledCard(hand, call);
}

/// ALONE-1; JACK-SELF "announced" lets the holder of the jack say so even where nobody else may.
std::optional<Refusal> whyNotAlone(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    if (hand.callUp)
        return Refusal::NotThePartnerJack;
    if (!isJackGame(variant))
        return variant.alone ? std::nullopt : std::optional(Refusal::AloneNotAllowed);
    if (buryForbidsAlone(hand))
        return Refusal::PartnerJackStays;
    const bool own =
        variant.jackAloneAnnounced && hand.pickersCards().contains(*partnerJack(variant));
    return variant.alone || own ? std::nullopt : std::optional(Refusal::AloneNotAllowed);
}

/// Every call that could be named at all, legal or not, in a fixed order.
std::vector<Call> conceivable(const HandData& hand)
{
    std::vector<Call> calls;
    if (isJackGame(*hand.variant)) {
        for (const Card jack : { Card(Rank::Jack, Suit::Diamonds), Card(Rank::Jack, Suit::Hearts),
                 Card(Rank::Jack, Suit::Spades), Card(Rank::Jack, Suit::Clubs) })
            calls.push_back({ jack });
        return calls;
    }
    for (const Rank rank : { Rank::Ace, Rank::Ten })
        for (const Suit suit : allSuits)
            calls.push_back({ { rank, suit } });
    for (const Card ace : failAces(hand))
        for (const Card under : kept(hand))
            calls.push_back({ ace, under });
    return calls;
}

Seat leader(const HandData& hand)
{
    return hand.variant->firstLead == FirstLead::PickersLeft ? hand.seats.nextAfter(*hand.picker)
                                                             : hand.dealersLeft();
}

void takeCall(HandData& hand, const Call& call, Events& events)
{
    hand.called = call.card;
    hand.under = call.under;
    for (const Seat seat : hand.seats)
        if (seat != *hand.picker && hand.hands[seat].contains(call.card))
            hand.partners.add(seat);
    events.push_back(Called { *hand.picker, call.card, call.under.has_value(), call.under });
}

void goAlone(HandData& hand, Events& events)
{
    hand.alone = true;
    events.push_back(WentAlone { *hand.picker });
}

/// Where only the holder of the partner jack has a choice, asking nobody else would tell who holds
/// it.
bool askingTellsWhoHasTheJack(const Variant& variant)
{
    const bool callsUp =
        variant.callUp != CallUp::None && variant.callUpWhen == CallUpWhen::AfterPicking;
    return partnerJack(variant) && !variant.alone && (callsUp || variant.callDown);
}

} // namespace

bool isOrdinaryCall(const HandData& hand, CardSet kept, CardSet buried, Suit suit)
{
    const CardSet fail = hand.trumps().fail(suit);
    const bool lacksAce = !fail.empty() && !(kept | buried).contains({ Rank::Ace, suit });
    return lacksAce && (!hand.variant->callHold || kept.meets(fail));
}

std::optional<Card> partnerJack(const Variant& variant)
{
    switch (variant.partner) {
    case Partner::JackOfDiamonds:
        return Card(Rank::Jack, Suit::Diamonds);
    case Partner::JackOfClubs:
        return Card(Rank::Jack, Suit::Clubs);
    case Partner::CalledAce:
    case Partner::None:
        break;
    }
    return std::nullopt;
}

std::optional<Card> jackToCallUp(const Variant& variant, CardSet cards)
{
    constexpr std::array jacks { Card(Rank::Jack, Suit::Hearts), Card(Rank::Jack, Suit::Spades),
        Card(Rank::Jack, Suit::Clubs) };
    const std::size_t reach = variant.callUp == CallUp::NextJack ? 3
        : variant.callUp == CallUp::JackOfHearts                 ? 1
                                                                 : 0;
    for (std::size_t i = 0; i < reach; ++i)
        if (!cards.contains(jacks[i]))
            return jacks[i];
    return std::nullopt;
}

std::vector<Action> legal(const HandData& hand)
{
    std::vector<Action> actions;
    for (const Call& call : conceivable(hand))
        if (!whyNotCall(hand, call))
            actions.emplace_back(call);
    if (!whyNotAlone(hand))
        actions.emplace_back(GoAlone {});
    return actions;
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (const auto* call = std::get_if<Call>(&action))
        return whyNotCall(hand, *call);
    if (std::holds_alternative<GoAlone>(action))
        return whyNotAlone(hand);
    return Refusal::NotNow;
}

void begin(HandData& hand, Events& events)
{
    hand.phase = Phase::Calling;
    if (hand.variant->partner == Partner::None)
        return trick_play::begin(hand, leader(hand));
    const std::vector<Action> actions = legal(hand);
    if (actions.empty()) // CALL-TEN-NONE, where going alone is not a choice
        apply(hand, GoAlone {}, events);
    else if (actions.size() == 1 && !askingTellsWhoHasTheJack(*hand.variant))
        apply(hand, actions.front(), events);
}

void apply(HandData& hand, const Action& action, Events& events)
{
    if (const auto* call = std::get_if<Call>(&action))
        takeCall(hand, *call, events);
    else
        goAlone(hand, events);
    trick_play::begin(hand, leader(hand));
}

} // namespace sheepshead::calling
