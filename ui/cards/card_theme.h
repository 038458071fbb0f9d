// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <QPixmap>
#include <QString>
#include <QSvgRenderer>

#include <map>

namespace sheepshead {

/// The deck as pictures: each card is drawn from SVG once for every size that is asked for, and
/// kept.
class CardTheme {
public:
    /// With the usual deck.
    CardTheme();

    /// By its id, see decks(); an unknown one is the usual deck.
    void setDeck(const QString& deck);
    const QString& deck() const { return deck_; }

    /// Height to width of every card of the deck.
    qreal ratio() const { return ratio_; }
    QSizeF sizeFor(qreal width) const { return { width, width * ratio_ }; }

    QPixmap face(Card card, qreal width, qreal dpr, bool dimmed = false, bool trumpEdge = false);
    QPixmap back(qreal width, qreal dpr);
    /// A soft shadow to lay under a card; larger than the card by shadowMargin() on every side.
    QPixmap shadow(qreal width, qreal dpr);
    static qreal shadowMargin(qreal width) { return width * 0.09; }

    /// Pictures of sizes that are no longer on the table are not worth their memory.
    void forgetSizes() { pixmaps_.clear(); }

private:
    QPixmap render(const QString& element, qreal width, qreal dpr);
    QPixmap decorated(const QPixmap& plain, bool dimmed, bool trumpEdge) const;
    QPixmap& kept(const QString& what, qreal width, qreal dpr);

    QString deck_;
    QSvgRenderer renderer_;
    qreal ratio_ = 1.4;
    std::map<QString, QPixmap> pixmaps_; // what is kept in it stays where it is
};

/// The element of a KDE deck that shows a card: "queen_club", "10_heart", "1_spade".
QString elementOf(Card card);

} // namespace sheepshead
