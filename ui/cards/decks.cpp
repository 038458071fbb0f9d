// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/decks.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>
#include <utility>

namespace sheepshead {

namespace {

struct DeckWords {
    Q_DECLARE_TR_FUNCTIONS(Decks)
};

struct OwnDeck {
    const char* id;
    const char* file;
    const char* name;
    const char* help;
};

constexpr std::array allDecks {
    OwnDeck { "two-colour", ":/cards/sheepshead.svg", QT_TRANSLATE_NOOP("Decks", "Two colors"),
        QT_TRANSLATE_NOOP("Decks", "Clubs and spades are black, hearts and diamonds red.") },
    OwnDeck { "four-colour", ":/cards/sheepshead-four-colour.svg",
        QT_TRANSLATE_NOOP("Decks", "Four colors"),
        QT_TRANSLATE_NOOP("Decks", "Every suit has its own color.") },
    OwnDeck { "large-index", ":/cards/sheepshead-large.svg",
        QT_TRANSLATE_NOOP("Decks", "Large print"),
        QT_TRANSLATE_NOOP("Decks", "Rank and suit fill the card, for weak eyes.") },
    OwnDeck { "large-four-colour", ":/cards/sheepshead-large-four-colour.svg",
        QT_TRANSLATE_NOOP("Decks", "Large print, four colors"),
        QT_TRANSLATE_NOOP(
            "Decks", "Rank and suit fill the card, and every suit has its own color.") },
};

struct OwnBack {
    const char* id;
    const char* name;
};

constexpr std::array allBacks {
    OwnBack { "red-jumper", QT_TRANSLATE_NOOP("Decks", "Red sweater") },
    OwnBack { "blue-jumper", QT_TRANSLATE_NOOP("Decks", "Blue sweater") },
    OwnBack { "argyle", QT_TRANSLATE_NOOP("Decks", "Argyle") },
    OwnBack { "snowflakes", QT_TRANSLATE_NOOP("Decks", "Snowflakes") },
    OwnBack { "trellis", QT_TRANSLATE_NOOP("Decks", "Trellis") },
    OwnBack { "cheese", QT_TRANSLATE_NOOP("Decks", "Cheese") },
};

} // namespace

CardLook::CardLook()
    : CardLook(usualDeck(), backOfDeck())
{
}

CardLook::CardLook(QString deckId, QString backId)
    : deck(std::move(deckId))
    , back(std::move(backId))
{
}

std::vector<Deck> ownDecks()
{
    std::vector<Deck> decks;
    decks.reserve(allDecks.size());
    for (const OwnDeck& deck : allDecks)
        decks.push_back({ .id = QString::fromLatin1(deck.id),
            .name = DeckWords::tr(deck.name),
            .help = DeckWords::tr(deck.help),
            .author = {},
            .svg = QString::fromLatin1(deck.file),
            .folder = {},
            .backFile = {},
            .ours = true });
    return decks;
}

bool isDeckId(const QString& id)
{
    return QDir::isAbsolutePath(id) || std::ranges::any_of(allDecks, [&](const OwnDeck& d) {
        return id == QLatin1String(d.id);
    });
}

bool isOwnBack(const QString& id)
{
    return std::ranges::any_of(
        allBacks, [&](const OwnBack& back) { return id == QLatin1String(back.id); });
}

QString usualDeck() { return QString::fromLatin1(allDecks.front().id); }

std::vector<CardBack> ownBacks()
{
    std::vector<CardBack> backs;
    backs.reserve(allBacks.size());
    for (const OwnBack& back : allBacks)
        backs.push_back({ QString::fromLatin1(back.id), DeckWords::tr(back.name) });
    return backs;
}

QString ownBacksFile() { return QStringLiteral(":/cards/backs.svg"); }

QString backOfDeck() { return QStringLiteral("deck"); }

} // namespace sheepshead
