// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/partner_hope.h"

#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead {

namespace {

constexpr CardSet jacks = cardsOf(Rank::Jack);

/// JACK-UP: with the jack of diamonds in hand another jack may be called; before the blind it is
/// named with the pick, and then as good as after it.
bool mayCallUp(const Observation& seen)
{
    const Variant& variant = *seen.variant;
    if (variant.callUp == CallUp::None || variant.callUpSource == CallUpSource::BlindOnly)
        return false;
    return variant.callUp == CallUp::JackOfHearts
        ? !seen.hand.contains({ Rank::Jack, Suit::Hearts })
        : !seen.hand.containsAll(jacks);
}

int partnersByJack(const Observation& seen)
{
    const Variant& variant = *seen.variant;
    if (variant.partner == Partner::JackOfClubs) {
        const bool alone = seen.hand.contains({ Rank::Jack, Suit::Clubs }) && !variant.callDown;
        return alone ? 0 : 1;
    }
    const bool alone = seen.hand.contains(jackOfDiamonds) && !mayCallUp(seen);
    return alone ? 0 : 1;
}

} // namespace

PartnerHope partnerHope(const Observation& seen)
{
    switch (seen.variant->partner) {
    case Partner::None:
        return {};
    case Partner::JackOfDiamonds:
    case Partner::JackOfClubs:
        return { partnersByJack(seen) };
    case Partner::JackAndAce:
        return { seen.hand.contains(jackOfDiamonds) ? 1 : 2 };
    case Partner::Neighbour:
        return { 1, seen.variant.layout().neighbourTakes };
    default:
        return { 1 };
    }
}

} // namespace sheepshead
