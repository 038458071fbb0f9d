// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"

#include "engine/cards/card.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace sheepshead {

/// A deck that was found, or why there is none.
struct DeckReading {
    std::optional<Deck> deck;
    QString problem; ///< for people: which file, and what is wrong with it; empty with a deck
};

/// Reads what the index of a KDE deck says: a file index.desktop, or a folder with one. The
/// pictures are not looked at, see DeckArt.
DeckReading readDeckIndex(const QString& path);

/// The KDE decks of this system: the folders carddecks/* below every XDG data folder, by name. A
/// folder whose index cannot be read is left out.
std::vector<Deck> installedDecks();

/// The deck with this id: one of ours, or the one whose index lies there.
DeckReading deckNamed(const QString& id);

/// The elements under which a deck may keep a card, the usual one first: "queen_club".
QStringList elementsOf(Card card);
/// The same for decks in which every card is a PNG file: "9.png", "queen_club.png".
QStringList filesOf(Card card);

} // namespace sheepshead
