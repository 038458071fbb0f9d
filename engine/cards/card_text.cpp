// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card_text.h"

#include "engine/support/text.h"

namespace sheepshead {

namespace {

constexpr std::string_view rankLetters = "789TJQKA";

} // namespace

std::string cardText(Card card)
{
    return { rankLetters[static_cast<std::size_t>(card.rank())],
        suitLetters[static_cast<std::size_t>(card.suit())] };
}

std::string cardsText(CardSet cards)
{
    std::string text;
    for (const Card card : cards)
        text += (text.empty() ? "" : " ") + cardText(card);
    return text.empty() ? "-" : text;
}

Result<Card> parseCard(std::string_view text)
{
    const auto rank = text.size() == 2 ? rankLetters.find(text[0]) : std::string_view::npos;
    const auto suit = text.size() == 2 ? suitLetters.find(text[1]) : std::string_view::npos;
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return Problem { std::string(text), "not a card: rank 7 8 9 T J Q K A, then suit C S H D" };
    return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
}

Result<CardSet> parseCards(std::string_view text)
{
    CardSet cards;
    if (text == "-")
        return cards;
    for (const std::string_view word : wordsOf(text)) {
        const Result<Card> card = parseCard(word);
        if (!card)
            return card.problem();
        if (cards.contains(*card))
            return Problem { std::string(word), "named twice" };
        cards.add(*card);
    }
    return cards;
}

} // namespace sheepshead
