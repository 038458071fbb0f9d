// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/variant.h"

#include <optional>

namespace sheepshead {

/// JACK: most tables' partner card.
inline constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };
/// 8H-2: the three cards that make partners; the holder of two of them calls a third player.
inline constexpr CardSet queenJackSeven { Card(Rank::Queen, Suit::Clubs), jackOfDiamonds,
    Card(Rank::Seven, Suit::Diamonds) };

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
        return jackOfDiamonds;
    if (variant.partner == Partner::JackOfClubs)
        return Card(Rank::Jack, Suit::Clubs);
    return std::nullopt;
}

/// The cards that make their holders makers from the deal on, without a picker; none where a pick
/// or a call makes the sides.
constexpr CardSet dealtPartnerCards(const Variant& variant)
{
    constexpr Card queenOfClubs(Rank::Queen, Suit::Clubs);
    switch (variant.partner) {
    case Partner::BlackQueens:
        return { queenOfClubs, { Rank::Queen, Suit::Spades } };
    case Partner::QueenOfClubsAndSeven:
        return { queenOfClubs, { Rank::Seven, Suit::Diamonds } };
    case Partner::QueenJackSeven:
        return queenJackSeven;
    default:
        return {};
    }
}

} // namespace sheepshead
