// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/deck_files.h"

#include "ui/files/outside_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr qint64 longestIndex = qint64 { 64 } * 1024; // bytes; those of KDE have less than 3,000
constexpr qint64 largestPicture = qint64 { 32 } * 1024 * 1024;

const QString indexName = QStringLiteral("index.desktop");

struct DeckTexts {
    Q_DECLARE_TR_FUNCTIONS(DeckFiles)
};

DeckReading noDeck(const QString& place, const QString& why)
{
    return { std::nullopt, DeckTexts::tr("%1: %2").arg(QDir::toNativeSeparators(place), why) };
}

/// The name in the person's language, where the deck has one: Name[de].
QString localised(const QSettings& index, const QString& key)
{
    const QString locale = QLocale().name();
    for (const QString& language : { locale, locale.section(QLatin1Char('_'), 0, 0) }) {
        QString text = index.value(key + QLatin1Char('[') + language + QLatin1Char(']')).toString();
        if (!text.isEmpty())
            return text;
    }
    return index.value(key).toStringList().join(QStringLiteral(", ")); // commas make a list
}

/// What an index names must lie beside it.
bool isPlainName(const QString& name)
{
    return !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\'))
        && name != QStringLiteral("..");
}

/// What is wrong with a picture that an index names; empty if nothing is.
QString problemOf(const QFileInfo& picture)
{
    if (picture.isDir())
        return DeckTexts::tr("There is no such file.");
    if (picture.isFile() && !picture.isReadable())
        return DeckTexts::tr("You may not read this file.");
    return problemOfOutsideFile(picture.filePath(), largestPicture);
}

DeckReading readIndex(const QFileInfo& file)
{
    const QString path = file.filePath();
    QSettings index(path, QSettings::IniFormat);
    if (!index.childGroups().contains(QStringLiteral("KDE Backdeck")))
        return noDeck(path, DeckTexts::tr("This is no card deck: there is no [KDE Backdeck]."));
    index.beginGroup(QStringLiteral("KDE Backdeck"));
    const QDir folder = file.dir();
    Deck deck;
    deck.id = file.absoluteFilePath();
    deck.name = localised(index, QStringLiteral("Name")).left(60);
    deck.help = localised(index, QStringLiteral("Comment")).simplified().left(200);
    deck.author = localised(index, QStringLiteral("Author")).left(100);
    deck.folder = folder.absolutePath();
    if (deck.name.isEmpty())
        deck.name = folder.dirName();
    const QString svg = index.value(QStringLiteral("SVG")).toString();
    if (svg.isEmpty()) { // every card is a file, and Back names one too
        const QString back = index.value(QStringLiteral("Back")).toString();
        if (!back.isEmpty() && isPlainName(back) && folder.exists(back))
            deck.backFile = folder.filePath(back);
        return { deck, {} };
    }
    if (!isPlainName(svg))
        return noDeck(path, DeckTexts::tr("The picture %1 must lie in the same folder.").arg(svg));
    deck.svg = folder.filePath(svg);
    if (const QString why = problemOf(QFileInfo(deck.svg)); !why.isEmpty())
        return noDeck(deck.svg, why);
    return { deck, {} };
}

} // namespace

DeckReading readDeckIndex(const QString& path)
{
    QFileInfo file(path);
    if (file.isDir())
        file = QFileInfo(QDir(path).filePath(indexName));
    if (!file.isFile())
        return noDeck(path, DeckTexts::tr("There is no file %1.").arg(indexName));
    if (!file.isReadable())
        return noDeck(file.filePath(), DeckTexts::tr("You may not read this file."));
    if (file.size() > longestIndex)
        return noDeck(file.filePath(), DeckTexts::tr("The file is too long for a card deck."));
    if (const QString why = problemOfOutsideFile(file.filePath(), longestIndex); !why.isEmpty())
        return noDeck(file.filePath(), why);
    return readIndex(file);
}

std::vector<Deck> installedDecks()
{
    std::vector<Deck> decks;
    const QStringList places = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
        QStringLiteral("carddecks"), QStandardPaths::LocateDirectory);
    for (const QString& place : places)
        for (const QString& folder : QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            auto reading = readDeckIndex(QDir(place).filePath(folder));
            if (reading.deck)
                decks.push_back(*std::move(reading.deck));
        }
    std::ranges::sort(
        decks, [](const Deck& a, const Deck& b) { return a.name.localeAwareCompare(b.name) < 0; });
    return decks;
}

DeckReading deckNamed(const QString& id)
{
    const std::vector<Deck> own = ownDecks();
    const auto found = std::ranges::find(own, id, &Deck::id);
    if (found != own.end())
        return { *found, {} };
    if (!QFileInfo(id).isAbsolute())
        return { std::nullopt, DeckTexts::tr("There is no deck “%1”.").arg(id) };
    return readDeckIndex(id);
}

QStringList elementsOf(Card card)
{
    static constexpr std::array ranks { "7", "8", "9", "10", "jack", "queen", "king", "1" };
    static constexpr std::array suits { "club", "spade", "heart", "diamond" };
    const QString rank = QLatin1String(ranks[static_cast<std::size_t>(card.rank())]);
    const QString suit = QLatin1String(suits[static_cast<std::size_t>(card.suit())]);
    QStringList names { rank + QLatin1Char('_') + suit, suit + QLatin1Char('_') + rank };
    if (card.rank() == Rank::Ace)
        names << QStringLiteral("ace_") + suit << suit + QStringLiteral("_ace");
    return names;
}

QStringList filesOf(Card card)
{
    // Aces first, then from the king down, in the order club, spade, heart, diamond.
    static constexpr std::array places { 7, 6, 5, 4, 3, 2, 1, 0 };
    const int number =
        4 * places[static_cast<std::size_t>(card.rank())] + static_cast<int>(card.suit()) + 1;
    QStringList files { QString::number(number) + QStringLiteral(".png") };
    for (const QString& element : elementsOf(card))
        files << element + QStringLiteral(".png");
    return files;
}

} // namespace sheepshead
