// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/answer_pattern.h"

#include "engine/cards/card_text.h"
#include "engine/support/keys.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace sheepshead {

namespace {

/// By CardClass.
constexpr auto classWords = keysOf<CardClass::Losing>({ { CardClass::Any, "any" },
    { CardClass::Trump, "trump" }, { CardClass::Fail, "fail" }, { CardClass::Clubs, "clubs" },
    { CardClass::Spades, "spades" }, { CardClass::Hearts, "hearts" },
    { CardClass::Diamonds, "diamonds" }, { CardClass::Queen, "queen" }, { CardClass::Jack, "jack" },
    { CardClass::Ace, "ace" }, { CardClass::Ten, "ten" }, { CardClass::Schmear, "schmear" },
    { CardClass::Counting, "points" }, { CardClass::Worthless, "worthless" },
    { CardClass::Winning, "winning" }, { CardClass::Losing, "losing" } });

constexpr Points leastSchmear { 10 };

std::optional<CardClass> classFrom(std::string_view word)
{
    return valueIn<CardClass>(classWords, word);
}

std::optional<AnswerPattern> classPattern(const std::vector<std::string_view>& words)
{
    Deed deed = Deed::Playing;
    if (words.size() == 2 && words.front() == "bury")
        deed = Deed::Burying;
    else if (words.size() == 2 && words.front() == "call")
        deed = Deed::Calling;
    else if (words.size() != 1)
        return std::nullopt;
    if (const auto kind = classFrom(words.back()))
        return DeedOfClass { deed, *kind };
    return std::nullopt;
}

bool takesTrick(Card card, const Observation& seen)
{
    const Trick* const trick = seen.trickOnTable();
    if (trick == nullptr)
        return true;
    CardSet cards { card };
    for (const PlayedCard& played : trick->cards)
        if (played.card)
            cards.add(*played.card);
    const auto& led = trick->cards.front().card;
    const CardSet suit = led ? seen.trumps.suitOf(*led) : seen.trumps.suitOf(card);
    return seen.trumps.winnerOf(cards, suit) == card;
}

CardSet cardsOf(const Action& answer, Deed deed)
{
    if (const auto* const play = std::get_if<Play>(&answer); play && deed == Deed::Playing)
        return { play->card };
    if (const auto* const bury = std::get_if<Bury>(&answer); bury && deed == Deed::Burying)
        return bury->cards;
    if (const auto* const call = std::get_if<Call>(&answer); call && deed == Deed::Calling)
        return { call->card };
    return {};
}

} // namespace

bool isOf(Card card, CardClass kind, const Observation& seen)
{
    const TrumpOrder& trumps = seen.trumps;
    switch (kind) {
    case CardClass::Any:
        return true;
    case CardClass::Trump:
        return trumps.isTrump(card);
    case CardClass::Fail:
        return !trumps.isTrump(card);
    case CardClass::Clubs:
        return trumps.fail(Suit::Clubs).contains(card);
    case CardClass::Spades:
        return trumps.fail(Suit::Spades).contains(card);
    case CardClass::Hearts:
        return trumps.fail(Suit::Hearts).contains(card);
    case CardClass::Diamonds:
        return card.suit() == Suit::Diamonds;
    case CardClass::Queen:
        return card.rank() == Rank::Queen;
    case CardClass::Jack:
        return card.rank() == Rank::Jack;
    case CardClass::Ace:
        return card.rank() == Rank::Ace;
    case CardClass::Ten:
        return card.rank() == Rank::Ten;
    case CardClass::Schmear:
        return card.points() >= leastSchmear;
    case CardClass::Counting:
        return card.points() > Points();
    case CardClass::Worthless:
        return card.points() == Points();
    case CardClass::Winning:
        return takesTrick(card, seen);
    case CardClass::Losing:
        return !takesTrick(card, seen);
    }
    return false;
}

Result<AnswerPattern> parsePattern(std::string_view text)
{
    if (const auto pattern = classPattern(wordsOf(text)))
        return *pattern;
    if (const auto cards = parseCards(text); cards && !cards->empty())
        return AnswerPattern(OneOfCards { *cards });
    if (const auto action = parseAction(text))
        return AnswerPattern(*action);
    return Problem { std::string(text), "this is no card, kind of card or action" };
}

bool matches(const AnswerPattern& pattern, const Action& answer, const Observation& seen)
{
    if (const auto* const exact = std::get_if<Action>(&pattern))
        return *exact == answer;
    if (const auto* const cards = std::get_if<OneOfCards>(&pattern))
        return cards->cards.meets(cardsOf(answer, Deed::Playing));
    const auto& [deed, kind] = std::get<DeedOfClass>(pattern);
    return std::ranges::any_of(
        cardsOf(answer, deed), [&, of = kind](Card card) { return isOf(card, of, seen); });
}

} // namespace sheepshead
