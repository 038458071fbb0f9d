// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/variant.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace sheepshead {

/// How a hand begins once the cards are dealt.
enum class Opening : std::uint8_t {
    Picking, ///< one after another may take the blind
    Bidding, ///< 4H-5: call, solo or pass
    Lead,    ///< no picking: the first card at once
};

/// The partner methods that a layout knows; the first is its usual one.
class PartnerMethods {
public:
    constexpr PartnerMethods(std::initializer_list<Partner> methods)
        : usual_(*methods.begin())
    {
        for (const Partner method : methods)
            bits_ |= 1U << static_cast<unsigned>(method);
    }
    constexpr Partner usual() const { return usual_; }
    constexpr bool has(Partner method) const
    {
        return ((bits_ >> static_cast<unsigned>(method)) & 1U) != 0;
    }

private:
    Partner usual_;
    unsigned bits_ = 0;
};

/// One table shape: how many play, how the deck is dealt, and how partners are found there.
struct Layout {
    LayoutId id;
    std::string_view key; ///< the rule book's name: "5H-A"
    int players;          ///< who play the hand; a dealer who sits out comes on top
    int hand;             ///< cards dealt to each, those in piles included
    int blind;
    CardSet removed; ///< cards taken out before the deal, with diamonds trump
    Opening opening;
    PartnerMethods partners;
    Variant usual = {};     ///< its own defaults; layout and partner stand in the columns above
    int neighbourTakes = 0; ///< cards of the blind for the seat left of the picker
    int piles = 0;          ///< two-handed: piles of a face-down and a face-up card, each player's

    constexpr int pickerTakes() const { return blind - neighbourTakes; }
};

namespace detail {

constexpr CardSet failCards(std::initializer_list<Rank> ranks, std::initializer_list<Suit> suits)
{
    CardSet cards;
    for (const Rank rank : ranks)
        for (const Suit suit : suits)
            cards.add({ rank, suit });
    return cards;
}

inline constexpr CardSet none;
inline constexpr CardSet blackSevens = failCards({ Rank::Seven }, { Suit::Clubs, Suit::Spades });
inline constexpr CardSet failSevensAndEights =
    failCards({ Rank::Seven, Rank::Eight }, { Suit::Clubs, Suit::Spades, Suit::Hearts });

inline constexpr CardSet sevensAndEights = cardsOf(Rank::Seven) | cardsOf(Rank::Eight);

inline constexpr Variant plain;
inline constexpr Variant pairwise { .settlement = Settlement::Pairwise };
inline constexpr Variant fourCalledAce { .noPick = NoPick::Redeal,
    .settlement = Settlement::Pairwise };
inline constexpr Variant sixJack { .callUp = CallUp::NextJack,
    .callUpSource = CallUpSource::BlindOnly };
inline constexpr Variant sevenJack { .callUp = CallUp::NextJack };
inline constexpr Variant indiana { .trumpSuit = Suit::Hearts,
    .jacksOverQueens = true,
    .length = GameLength::Points,
    .lengthNumber = 24 };

inline constexpr Variant fourAcross { .doubleOnTheBump = false };

} // namespace detail

inline constexpr std::array layouts {
    Layout { LayoutId::TwoRows, "2H-1", 2, 16, 0, detail::none, Opening::Lead, { Partner::None },
        detail::pairwise, 0, 4 },
    Layout { LayoutId::TwoSquare, "2H-2", 2, 16, 0, detail::none, Opening::Lead, { Partner::None },
        detail::pairwise, 0, 8 },
    Layout {
        LayoutId::ThreeTen, "3H-1", 3, 10, 2, detail::none, Opening::Picking, { Partner::None } },
    Layout { LayoutId::ThreeNine, "3H-2", 3, 9, 3, detail::blackSevens, Opening::Picking,
        { Partner::None } },
    Layout { LayoutId::ThreeEight, "3H-3", 3, 8, 2, detail::failSevensAndEights, Opening::Picking,
        { Partner::None } },
    Layout { LayoutId::FourAlone, "4H-1", 4, 7, 4, detail::none, Opening::Picking,
        { Partner::None, Partner::FirstTrick } },
    Layout { LayoutId::FourCalledAce, "4H-1P", 4, 7, 4, detail::none, Opening::Picking,
        { Partner::CalledAce, Partner::None }, detail::fourCalledAce },
    Layout { LayoutId::FourJack, "4H-2", 4, 7, 2, detail::blackSevens, Opening::Picking,
        { Partner::JackOfDiamonds, Partner::CalledAce, Partner::JackOfClubs, Partner::None } },
    Layout { LayoutId::FourBlackQueens, "4H-3", 4, 8, 0, detail::none, Opening::Lead,
        { Partner::BlackQueens, Partner::QueenOfClubsAndSeven }, detail::pairwise },
    Layout { LayoutId::FourFirstQueens, "4H-4", 4, 8, 0, detail::none, Opening::Lead,
        { Partner::FirstQueens }, detail::pairwise },
    Layout { LayoutId::FourIndiana, "4H-5", 4, 8, 0, detail::none, Opening::Bidding,
        { Partner::BidCall }, detail::indiana },
    Layout { LayoutId::FourAcross, "4H-6", 4, 8, 0, detail::none, Opening::Lead,
        { Partner::Across }, detail::fourAcross },
    Layout { LayoutId::FourShortDeck, "4H-7", 4, 6, 0, detail::sevensAndEights, Opening::Lead,
        { Partner::BlackQueens, Partner::FirstQueens }, detail::pairwise },
    Layout { LayoutId::FiveCalledAce, "5H-A", 5, 6, 2, detail::none, Opening::Picking,
        { Partner::CalledAce, Partner::None } },
    Layout { LayoutId::FiveJack, "5H-J", 5, 6, 2, detail::none, Opening::Picking,
        { Partner::JackOfDiamonds, Partner::JackOfClubs, Partner::FirstTrick, Partner::None } },
    Layout { LayoutId::SixJack, "6H-1", 6, 5, 2, detail::none, Opening::Picking,
        { Partner::JackOfDiamonds, Partner::JackOfClubs, Partner::CalledAce, Partner::None },
        detail::sixJack },
    Layout { LayoutId::SixJackAndAce, "6H-2", 6, 5, 2, detail::none, Opening::Picking,
        { Partner::JackAndAce } },
    Layout { LayoutId::SevenJack, "7H-1", 7, 4, 4, detail::none, Opening::Picking,
        { Partner::JackOfDiamonds, Partner::JackOfClubs, Partner::None }, detail::sevenJack },
    Layout { LayoutId::SevenNeighbour, "7H-2", 7, 4, 4, detail::none, Opening::Picking,
        { Partner::Neighbour }, detail::plain, 2 },
    Layout { LayoutId::SevenThreeAndOne, "7H-3", 7, 4, 4, detail::none, Opening::Picking,
        { Partner::JackOfDiamonds }, detail::plain, 1 },
    Layout { LayoutId::EightBlackQueens, "8H-1", 8, 4, 0, detail::none, Opening::Lead,
        { Partner::BlackQueens }, detail::pairwise },
    Layout { LayoutId::EightThreeCards, "8H-2", 8, 4, 0, detail::none, Opening::Lead,
        { Partner::QueenJackSeven }, detail::pairwise },
};

static_assert(std::ranges::all_of(layouts,
    [](const Layout& l) { return l.players * l.hand + l.blind + l.removed.size() == 32; }));
static_assert(
    std::ranges::all_of(layouts, [](const Layout& l) { return l.removed.points() == Points(); }));

constexpr const Layout& layoutOf(LayoutId id) { return layouts[static_cast<std::size_t>(id)]; }

static_assert(
    std::ranges::all_of(layouts, [](const Layout& l) { return layoutOf(l.id).key == l.key; }));

/// Chairs at the table: one more than play where the dealer sits out (SIT-OUT).
constexpr int tableSeats(const Variant& variant)
{
    return layoutOf(variant.layout).players + (variant.dealerSitsOut ? 1 : 0);
}

/// DECK-1: the cards that stay in the box. With another suit trump its cards and the diamonds
/// change places.
constexpr CardSet removedCards(const Variant& variant)
{
    const auto placeOf = [&](Suit suit) {
        if (suit == variant.trumpSuit)
            return Suit::Diamonds;
        return suit == Suit::Diamonds ? variant.trumpSuit : suit;
    };
    CardSet cards;
    for (const Card card : layoutOf(variant.layout).removed)
        cards.add({ card.rank(), placeOf(card.suit()) });
    return cards;
}

constexpr CardSet deckOf(const Variant& variant) { return CardSet::deck() - removedCards(variant); }

/// The rules of a layout before any is changed.
constexpr Variant defaultVariant(LayoutId id)
{
    const Layout& layout = layoutOf(id);
    Variant variant = layout.usual;
    variant.layout = id;
    variant.partner = layout.partners.usual();
    return variant;
}

} // namespace sheepshead
