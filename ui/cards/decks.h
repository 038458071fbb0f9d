// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace sheepshead {

/// A deck of card pictures. A new one is a file in the resources and a row in decks.cpp.
struct Deck {
    const char* id;   ///< in the settings; never changes
    const char* file; ///< an SVG with the elements of a KDE deck
    const char* name; ///< with a key to press; translate them in the context "Decks"
    const char* help; ///< may be empty
};

/// Every deck there is, the usual one first.
std::span<const Deck> decks();

/// The deck with this id, or the usual one if there is none: another version may have had more.
const Deck& deckNamed(const QString& id);

/// The id of the usual deck.
QString usualDeck();

QString deckName(const Deck& deck);
QString deckHelp(const Deck& deck);

} // namespace sheepshead
