// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/deck_files.h"

#include "engine/cards/card_set.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QImage>

namespace sheepshead::test {

inline QString writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

inline QByteArray indexText(const QByteArray& svg, const QByteArray& name = "Made for a test")
{
    return "[KDE Backdeck]\nName=" + name + "\nName[de]=Für einen Test\nComment=Flat cards\n"
        + (svg.isEmpty() ? QByteArray() : "SVG=" + svg + "\n") + "Back=Nothing\n";
}

/// The plain color of a card of such a deck.
inline QColor colourOf(Card card)
{
    return QColor(QColor::fromHsv(card.index() * 11, 200, 200).rgb());
}
inline const QColor backColour(10, 20, 30);

/// Each card one plain color, 100 wide and 150 high.
inline QByteArray deckSvg(CardSet cards = CardSet::deck(), bool back = true)
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4000 200'>";
    const auto element = [&svg](const QString& id, int column, const QColor& colour) {
        svg += QStringLiteral("<rect id='%1' x='%2' y='0' width='100' height='150' fill='%3'/>")
                   .arg(id)
                   .arg(column * 110)
                   .arg(colour.name())
                   .toUtf8();
    };
    for (const Card card : cards)
        element(elementsOf(card).front(), card.index(), colourOf(card));
    if (back)
        element(QStringLiteral("back"), 32, backColour);
    return svg + "</svg>";
}

/// The folder of a deck with these files.
inline QString makeDeck(const QString& folder, const QByteArray& svg)
{
    QDir().mkpath(folder);
    writeFile(folder + QStringLiteral("/flat.svg"), svg);
    writeFile(folder + QStringLiteral("/index.desktop"), indexText("flat.svg"));
    return folder;
}

/// A deck in which every card is a file of its own.
inline QString makeDeckOfFiles(const QString& folder, CardSet cards = CardSet::deck())
{
    QDir().mkpath(folder);
    writeFile(folder + QStringLiteral("/index.desktop"), indexText({}));
    for (const Card card : cards) {
        QImage image(70, 98, QImage::Format_RGB32);
        image.fill(colourOf(card));
        image.save(folder + QLatin1Char('/') + filesOf(card).front());
    }
    return folder;
}

} // namespace sheepshead::test
