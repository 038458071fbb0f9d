// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// The letter of each suit, in the order of Suit.
inline constexpr std::string_view suitLetters = "CSHD";

/// Rank then suit, ten is T: "QC", "TD", "7H".
std::string cardText(Card card);

/// Cards apart by single spaces, from the highest index down; "-" for no card.
std::string cardsText(CardSet cards);

/// The problem's place is the text itself.
Result<Card> parseCard(std::string_view text);

/// Takes what cardsText() writes; a card named twice is a problem.
Result<CardSet> parseCards(std::string_view text);

} // namespace sheepshead
