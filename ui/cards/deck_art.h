// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"
#include "ui/cards/picture_work.h"

#include "engine/cards/card_set.h"

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QSvgRenderer>

#include <atomic>
#include <memory>

namespace sheepshead {

/// The pictures of one deck. May be used by several threads. Those of our decks are drawn here
/// whenever they are asked for; all cards of a foreign deck are drawn at once, elsewhere, larger
/// than they are shown, and then scaled.
class DeckArt {
public:
    static constexpr qreal flattest = flattestCard;
    static constexpr qreal slimmest = slimmestCard;

    explicit DeckArt(Deck deck);

    const Deck& deck() const { return deck_; }
    /// Whether a foreign deck was drawn, or it is known why it cannot be; ours always is.
    bool isReady() const { return ready_; }
    /// What is wrong with the files, with the place; empty if cards can be drawn.
    QString problem() const;
    /// Cards that it has no picture of.
    CardSet missing() const;
    bool hasBack() const;
    /// Its pictures are wider than high: they are shown small.
    bool lies() const { return picturesRatio_ < 1; }
    qreal ratio() const { return cardRatio(picturesRatio_); }
    /// The upper left corner does not tell the ranks apart, and the upper right one does. Looks at
    /// pictures when it is asked first.
    bool hasRanksAtRight();

    /// Null where it has no such picture.
    QImage face(Card card, QSize pixels);
    QImage back(QSize pixels);

    /// Draws all cards of a foreign deck at about this width or larger; takes as long as that
    /// takes, so it is for threads that may wait.
    void draw(int width);
    /// Has it drawn by such a thread, if it is not; PictureNews tells when it is ready.
    static void prepare(const std::shared_ptr<DeckArt>& art, int width);

private:
    void readOurs();
    PictureTask taskFor(int width) const;
    PictureTask taskOfFiles() const;
    void take(DrawnPictures drawn, int width);
    QString problemFor(PictureFault fault) const;
    QImage ourPicture(const QString& element, QSize pixels);
    QImage scaled(const QImage& master, QSize pixels) const;

    Deck deck_;
    std::atomic_bool ready_ = false;
    std::atomic<qreal> picturesRatio_ = 1.4;
    enum class Ranks { Unknown, AtLeft, AtRight };
    std::atomic<Ranks> ranks_ = Ranks::Unknown;
    std::atomic_int wanted_ = 0; ///< the width that was asked for

    mutable QMutex mutex_; ///< guards what follows
    QString problem_;
    CardSet missing_;
    QSvgRenderer renderer_;        ///< of ours
    QHash<int, QString> elements_; ///< of ours, by the index of the card
    bool hasBack_ = false;
    int width_ = 0; ///< of the pictures that were drawn
    QHash<int, QImage> masters_;
    QImage masterBack_;
};

/// The pictures of a deck, drawn once for all that show it at a time.
std::shared_ptr<DeckArt> deckArt(const Deck& deck);

/// Two suits of the deck that look alike at a glance have one color: true where all four differ.
bool hasFourColours(DeckArt& art);

} // namespace sheepshead
