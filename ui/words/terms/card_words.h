// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <QString>

namespace sheepshead {

/// "Queen of clubs"
QString cardName(Card card);

/// Within a sentence: "the queen of clubs"
QString theCard(Card card);

/// "Q♣"
QString shortCardName(Card card);

/// "the queen of clubs and the ten of hearts": a list in the user's language, from the
/// highest card down; empty for no card.
QString cardNames(CardSet cards);

/// "Q♣ 10♥ A♠"
QString shortCardNames(CardSet cards);

/// "Clubs"
QString suitName(Suit suit);

/// "♣"
QString suitMark(Suit suit);

/// Within a sentence: "clubs"
QString suitWord(Suit suit);

/// "3 points, trump" or "11 points, fail"
QString cardDescription(Card card, const TrumpOrder& trumps);

/// "14 points"
QString pointsText(Points points);

} // namespace sheepshead
