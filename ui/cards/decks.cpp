// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/decks.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr std::array allDecks {
    Deck { "two-colour", ":/cards/sheepshead.svg", QT_TRANSLATE_NOOP("Decks", "&Two colors"), "" },
    Deck { "four-colour", ":/cards/sheepshead-four-colour.svg",
        QT_TRANSLATE_NOOP("Decks", "&Four colors"),
        QT_TRANSLATE_NOOP("Decks", "Every suit has its own color.") },
};

QString translatedDeckText(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Decks", text);
}

} // namespace

std::span<const Deck> decks() { return allDecks; }

const Deck& deckNamed(const QString& id)
{
    const auto found = std::ranges::find(
        allDecks, id, [](const Deck& deck) { return QString::fromLatin1(deck.id); });
    return found == allDecks.end() ? allDecks.front() : *found;
}

QString usualDeck() { return QString::fromLatin1(allDecks.front().id); }

QString deckName(const Deck& deck) { return translatedDeckText(deck.name); }

QString deckHelp(const Deck& deck) { return translatedDeckText(deck.help); }

} // namespace sheepshead
