// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/variant.h"

#include <array>
#include <string_view>

namespace sheepshead {

/// TRUMP-HONOURS: the 24 orders of four suits, each as its letters from the strongest down; the
/// first is the usual one, "CSHD".
inline constexpr std::array<std::string_view, 24> suitOrders {
    "CSHD",
    "CSDH",
    "CHSD",
    "CHDS",
    "CDSH",
    "CDHS",
    "SCHD",
    "SCDH",
    "SHCD",
    "SHDC",
    "SDCH",
    "SDHC",
    "HCSD",
    "HCDS",
    "HSCD",
    "HSDC",
    "HDCS",
    "HDSC",
    "DCSH",
    "DCHS",
    "DSCH",
    "DSHC",
    "DHCS",
    "DHSC",
};

/// What a led card asks for: trump, or one of the fail suits.
inline constexpr std::size_t suitKinds = 5;
inline constexpr std::size_t trumpKind = 0;

/// Which cards are trump at a table and which card beats which (TRUMP-1, TRUMP-2, TRUMP-SUIT,
/// SPITZ). Small, and a plain value: the play of the cards asks it for every trick.
class TrumpOrder {
public:
    explicit TrumpOrder(const Variant& variant = {});

    CardSet trump() const { return ofKind_[trumpKind]; }
    bool isTrump(Card card) const { return trump().contains(card); }
    Suit trumpSuit() const { return trumpSuit_; }

    /// The fail cards of a suit; none for the trump suit.
    CardSet fail(Suit suit) const { return ofKind_[1 + static_cast<std::size_t>(suit)]; }

    /// Trump and the fail suits by number; of a card, or of cards of one kind, not of none.
    CardSet ofKind(std::size_t kind) const { return ofKind_[kind]; }
    std::size_t kindOf(Card card) const { return kinds_[static_cast<std::size_t>(card.index())]; }
    std::size_t kindOf(CardSet suit) const { return kindOf(suit.first()); }

    /// Every card that follows this one: all trump, or the fail cards of its suit.
    CardSet suitOf(Card card) const { return ofKind_[kindOf(card)]; }

    /// The card that takes the trick among these, with a card of suitOf(first card) led. Not for an
    /// empty set or one without a trump or a card of the led suit.
    Card winnerOf(CardSet trick, CardSet ledSuit) const
    {
        return strongest(trick & (trump() | ledSuit));
    }

    /// Trump above fail; between fail suits the order means nothing. The set must not be empty.
    Card strongest(CardSet cards) const { return usual_ ? cards.first() : strongestByPower(cards); }
    Card weakest(CardSet cards) const { return usual_ ? cards.last() : weakestByPower(cards); }

    /// 31 for the highest trump down to 0: higher beats lower among trump and within a fail suit.
    int power(Card card) const { return power_[static_cast<std::size_t>(card.index())]; }

    /// Whether the index of each card is its power.
    bool usual() const { return usual_; }

    bool operator==(const TrumpOrder&) const = default;

private:
    Card strongestByPower(CardSet cards) const;
    Card weakestByPower(CardSet cards) const;

    std::array<CardSet, suitKinds> ofKind_;
    std::array<std::uint8_t, 32> kinds_ {}; ///< by card
    std::array<std::uint8_t, 32> power_ {};
    Suit trumpSuit_;
    bool usual_ = true; ///< a card's index is its power
};

} // namespace sheepshead
