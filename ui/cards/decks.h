// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sheepshead {

/// A deck of card pictures: one of the program's own, or a KDE deck from elsewhere.
struct Deck {
    QString id;       ///< in the settings: a key that never changes, or the path of index.desktop
    QString name;     ///< for people
    QString help;     ///< a sentence about it; may be empty
    QString author;   ///< may be empty
    QString svg;      ///< a file with the elements of a KDE deck; empty if each card is a file
    QString folder;   ///< where the cards are files of their own
    QString backFile; ///< the back of such a deck; empty if it has none
    bool ours = false;

    bool operator==(const Deck&) const = default;
};

/// Which cards the person sees.
struct CardLook {
    QString deck; ///< an id of a deck
    QString back; ///< an id of ownBacks(); anything else is the deck's own back

    CardLook();
    CardLook(QString deckId, QString backId);
    bool operator==(const CardLook&) const = default;
};

/// The decks of the program, the usual one first. A new one is a file in the resources and a row in
/// decks.cpp.
std::vector<Deck> ownDecks();

/// Whether it may be the id of a deck: one of ours, or a path.
bool isDeckId(const QString& id);

/// The id of the usual deck.
QString usualDeck();

/// A back of the program's own, with any faces.
struct CardBack {
    QString id;   ///< its element in backs.svg, and its name in the settings; never changes
    QString name; ///< for people
};

std::vector<CardBack> ownBacks();
bool isOwnBack(const QString& id);
/// The file with the pictures of all of them.
QString ownBacksFile();
/// Stands for the back that belongs to the deck.
QString backOfDeck();

} // namespace sheepshead
