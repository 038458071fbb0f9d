// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/deck_art.h"
#include "ui/cards/decks.h"

#include "engine/cards/card.h"

#include <QPixmap>
#include <QString>

#include <map>
#include <memory>

namespace sheepshead {

/// The cards as pictures: each is drawn once for every size that is asked for, and kept. What a
/// deck lacks is taken from the program's own.
class CardTheme {
public:
    /// With the usual deck.
    CardTheme();

    /// A deck that cannot be read is the usual one, see problem(); and so is one that is still
    /// being drawn, until it is there: see PictureNews.
    void setDeck(const CardLook& look);
    /// Pictures came: true if the cards look different now.
    bool takeArrived();
    const CardLook& look() const { return look_; }
    /// Why the deck that was asked for is not shown; empty if it is.
    const QString& problem() const { return problem_; }

    /// Height to width of every card of the deck.
    qreal ratio() const { return faces_->ratio(); }
    /// Cards that overlap must lie so that their right sides can be seen.
    bool hasRanksAtRight() const { return faces_->hasRanksAtRight(); }
    QSizeF sizeFor(qreal width) const { return { width, width * ratio() }; }

    QPixmap face(Card card, qreal width, qreal dpr, bool dimmed = false, bool trumpEdge = false);
    QPixmap back(qreal width, qreal dpr);
    /// A soft shadow to lay under a card; larger than the card by shadowMargin() on every side.
    QPixmap shadow(qreal width, qreal dpr);
    /// The same pictures on their shadow: one to draw where there would be two. Whole pixels wider
    /// and higher than the card.
    QPixmap faceOnShadow(Card card, qreal width, qreal dpr, bool dimmed, bool trumpEdge);
    QPixmap backOnShadow(qreal width, qreal dpr);
    static qreal shadowMargin(qreal width) { return width * 0.09; }

    /// Pictures of sizes that are no longer on the table are not worth their memory.
    void forgetSizes() { pixmaps_.clear(); }

private:
    QSize pixelsFor(qreal width, qreal dpr) const;
    QPixmap plainFace(Card card, qreal width, qreal dpr);
    QPixmap plainBack(qreal width, qreal dpr);
    QPixmap decorated(const QPixmap& plain, bool dimmed, bool trumpEdge) const;
    QPixmap onShadow(const QPixmap& card, qreal width) const;
    QPixmap& kept(const QString& what, qreal width, qreal dpr);

    CardLook look_;
    QString problem_;
    std::shared_ptr<DeckArt> asked_; ///< the deck of the look; null if there is none
    std::shared_ptr<DeckArt> faces_;
    std::shared_ptr<DeckArt> ours_;      ///< stands in
    std::map<QString, QPixmap> pixmaps_; // what is kept in it stays where it is
};

} // namespace sheepshead
