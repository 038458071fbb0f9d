// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/partner_jack.h"

#include "engine/rules/partner_cards.h"

#include <array>

namespace sheepshead::partner_jack {

namespace {

constexpr Card jackOfSpades { Rank::Jack, Suit::Spades };

/// JACK-SELF: playing alone without a word.
std::optional<Refusal> whyNotSilent(const HandData& hand)
{
    if (!hand.pickersCards().contains(*partnerJackOf(*hand.variant)))
        return std::nullopt;
    if (hand.variant->jackAloneAnnounced)
        return Refusal::MustSayAlone;
    return buryForbidsAlone(hand) ? std::optional(Refusal::PartnerJackStays) : std::nullopt;
}

/// JACK-UP-WHEN: the jack named with the pick stays called; from the blind it leaves them alone.
std::optional<Refusal> whyNotNamedJack(const HandData& hand, Card jack)
{
    if (jack != *hand.callUp)
        return Refusal::NotThePartnerJack;
    const bool stuckAlone = hand.pickersCards().contains(jack);
    return stuckAlone && buryForbidsAlone(hand) ? std::optional(Refusal::PartnerJackStays)
                                                : std::nullopt;
}

/// 6H-1: only a jack that came in the blind lets the picker call up.
bool sourceAllowsCallUp(const HandData& hand)
{
    return hand.variant->callUpSource == CallUpSource::Any
        || hand.taken[*hand.picker].contains(jackOfDiamonds);
}

/// JACK-UP after picking, and calling down from the jack of clubs.
std::optional<Card> otherJack(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const CardSet cards = hand.pickersCards();
    if (!cards.contains(*partnerJackOf(variant)))
        return std::nullopt;
    if (variant.partner == Partner::JackOfClubs)
        return variant.callDown && !cards.contains(jackOfSpades) ? std::optional(jackOfSpades)
                                                                 : std::nullopt;
    const bool now = variant.callUpWhen == CallUpWhen::AfterPicking && sourceAllowsCallUp(hand);
    return now ? toCallUp(variant, cards) : std::nullopt;
}

} // namespace

std::optional<Refusal> whyNot(const HandData& hand, const Call& call)
{
    if (call.under)
        return Refusal::UnderNotAllowed;
    if (hand.callUp)
        return whyNotNamedJack(hand, call.card);
    if (call.card == *partnerJackOf(*hand.variant))
        return whyNotSilent(hand);
    return call.card == otherJack(hand) ? std::nullopt : std::optional(Refusal::NotThePartnerJack);
}

bool buryForbidsAlone(const HandData& hand)
{
    return !hand.variant->buryPartnerJackAlone
        && hand.knownBury().contains(*partnerJackOf(*hand.variant));
}

std::optional<Refusal> whyNotAlone(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    if (hand.callUp)
        return Refusal::NotThePartnerJack;
    if (buryForbidsAlone(hand))
        return Refusal::PartnerJackStays;
    const bool own =
        variant.jackAloneAnnounced && hand.pickersCards().contains(*partnerJackOf(variant));
    return variant.alone || own ? std::nullopt : std::optional(Refusal::AloneNotAllowed);
}

std::optional<Card> toCallUp(const Variant& variant, CardSet cards)
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

} // namespace sheepshead::partner_jack
