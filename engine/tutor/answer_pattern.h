// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"

#include <string_view>
#include <variant>

namespace sheepshead {

/// A kind of card, as a lesson speaks of it. Which cards are trump is for the rules of the hand to
/// say, and what takes the trick for the trick on the table.
enum class CardClass : std::uint8_t {
    Any,
    Trump,
    Fail,
    Clubs, ///< fail cards of this suit, as the next two
    Spades,
    Hearts,
    Diamonds, ///< trump with this mark, queen and jack among them
    Queen,
    Jack,
    Ace,
    Ten,
    Schmear,   ///< worth ten points or more
    Counting,  ///< worth anything
    Worthless, ///< worth nothing
    Winning,   ///< would take the trick as it lies
    Losing,    ///< would not
};

/// Whether a card is of a class for this seat, at this point of the hand.
bool isOf(Card card, CardClass kind, const Observation& seen);

/// What an answer of a lesson is about.
enum class Deed : std::uint8_t { Playing, Burying, Calling };

/// Answers of a kind: a card played or pointed at, a bury with such a card in it, such a card
/// called.
struct DeedOfClass {
    Deed deed = Deed::Playing;
    CardClass kind = CardClass::Any;
    bool operator==(const DeedOfClass&) const = default;
};

/// One of these cards, played or pointed at.
struct OneOfCards {
    CardSet cards;
    bool operator==(const OneOfCards&) const = default;
};

/// Which answers a line of a lesson speaks of. An action stands for itself and nothing else.
using AnswerPattern = std::variant<DeedOfClass, OneOfCards, Action>;

/// "trump", "winning", "any"; "QC JD"; "bury ace", "call any"; "pick", "bury TC AS", "call AH".
/// The problem's place is the text.
Result<AnswerPattern> parsePattern(std::string_view text);

/// A card that is pointed at is written as the action to play it.
bool matches(const AnswerPattern& pattern, const Action& answer, const Observation& seen);

} // namespace sheepshead
