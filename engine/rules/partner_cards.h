// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/rules/variant.h"

#include <optional>

namespace sheepshead {

/// CALL, 4H-5: whether a card is named whose holder is the partner.
constexpr bool callsCard(const Variant& variant)
{
    return variant.partner == Partner::CalledAce || variant.partner == Partner::JackAndAce
        || variant.partner == Partner::BidCall;
}

/// JACK: the jack that makes its holder the one partner; nothing where no jack does.
constexpr std::optional<Card> partnerJackOf(const Variant& variant)
{
    if (variant.partner == Partner::JackOfDiamonds)
        return Card(Rank::Jack, Suit::Diamonds);
    if (variant.partner == Partner::JackOfClubs)
        return Card(Rank::Jack, Suit::Clubs);
    return std::nullopt;
}

} // namespace sheepshead
