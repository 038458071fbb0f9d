// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trumps.h"

#include "engine/cards/card_text.h"

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

constexpr std::array suitRanks { Rank::Ace, Rank::Ten, Rank::King, Rank::Nine, Rank::Eight,
    Rank::Seven };

void addHonours(std::vector<Card>& cards, Rank honour, int order)
{
    for (const char letter : suitOrders[static_cast<std::size_t>(order)])
        cards.emplace_back(honour, static_cast<Suit>(suitLetters.find(letter)));
}

/// TRUMP-1 with what the table changes, strongest first.
std::vector<Card> trumpFromTheTop(const Variant& variant)
{
    std::vector<Card> cards;
    if (variant.jacksOverQueens)
        addHonours(cards, Rank::Jack, variant.jackOrder);
    addHonours(cards, Rank::Queen, variant.queenOrder);
    if (!variant.jacksOverQueens)
        addHonours(cards, Rank::Jack, variant.jackOrder);
    for (const Rank rank : suitRanks)
        cards.emplace_back(rank, variant.trumpSuit);
    if (variant.spitz != Spitz::Off) {
        const auto place = cards.begin() + (variant.spitz == Spitz::Second ? 1 : 0);
        std::rotate(place, cards.end() - 1, cards.end());
    }
    return cards;
}

} // namespace

TrumpOrder::TrumpOrder(const Variant& variant)
    : trumpSuit_(variant.trumpSuit)
{
    std::uint8_t power = 31;
    const auto place = [&](Card card, std::size_t kind) {
        ofKind_[kind].add(card);
        kinds_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(kind);
        power_[static_cast<std::size_t>(card.index())] = power;
        usual_ = usual_ && card.index() == power;
        --power;
    };
    for (const Card card : trumpFromTheTop(variant))
        place(card, trumpKind);
    for (const Suit suit : allSuits)
        if (suit != trumpSuit_)
            for (const Rank rank : suitRanks)
                place(Card(rank, suit), 1 + static_cast<std::size_t>(suit));
}

Card TrumpOrder::strongestByPower(CardSet cards) const
{
    return *std::ranges::max_element(cards, {}, [this](Card card) { return power(card); });
}

Card TrumpOrder::weakestByPower(CardSet cards) const
{
    return *std::ranges::min_element(cards, {}, [this](Card card) { return power(card); });
}

} // namespace sheepshead
