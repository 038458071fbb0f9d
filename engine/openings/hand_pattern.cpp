// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/hand_pattern.h"

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

char failLetterOf(Card card)
{
    switch (card.rank()) {
    case Rank::Ace:
        return 'A';
    case Rank::Ten:
        return 'T';
    case Rank::King:
        return 'K';
    default:
        return 'x';
    }
}

std::string lettersOf(CardSet suit, const TrumpOrder& trumps)
{
    std::string letters;
    while (!suit.empty()) {
        const Card card = trumps.strongest(suit);
        letters += failLetterOf(card);
        suit.remove(card);
    }
    return letters;
}

bool isStrongerSuit(const std::string& one, const std::string& other)
{
    if (one.size() != other.size())
        return one.size() > other.size();
    const auto rankOf = [](char letter) { return failLetters.find(letter); };
    return std::ranges::lexicographical_compare(one, other, {}, rankOf, rankOf);
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : "+") + part;
    return text.empty() ? "-" : text;
}

} // namespace

std::string failPattern(CardSet cards, const TrumpOrder& trumps)
{
    std::vector<std::string> suits;
    for (const Suit suit : allSuits)
        if (const CardSet ofSuit = cards & trumps.fail(suit); !ofSuit.empty())
            suits.push_back(lettersOf(ofSuit, trumps));
    std::ranges::sort(suits, isStrongerSuit);
    return joined(suits);
}

std::string buryPattern(CardSet hand, CardSet buried, const TrumpOrder& trumps)
{
    struct Part {
        std::string whole;
        std::string taken;
    };
    std::vector<Part> suits;
    for (const Suit suit : allSuits)
        if (const CardSet taken = buried & trumps.fail(suit); !taken.empty())
            suits.push_back(
                { lettersOf(hand & trumps.fail(suit), trumps), lettersOf(taken, trumps) });
    std::ranges::sort(suits, [](const Part& one, const Part& other) {
        return one.whole != other.whole ? isStrongerSuit(one.whole, other.whole)
                                        : isStrongerSuit(one.taken, other.taken);
    });
    std::vector<std::string> parts;
    parts.reserve(suits.size() + 1);
    for (const Part& suit : suits)
        parts.push_back(suit.taken + '/' + suit.whole);
    const int trump = (buried & trumps.trump()).size();
    if (trump > 0)
        parts.emplace_back(static_cast<std::size_t>(trump), trumpLetter);
    return joined(parts);
}

HandPattern patternOfHand(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet trump = hand & trumps.trump();
    return { trump.size(), (hand & cardsOf(Rank::Queen)).size(), failPattern(hand, trumps) };
}

} // namespace sheepshead
