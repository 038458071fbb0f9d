// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"

#include "engine/cards/card_set.h"

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QSvgRenderer>

#include <atomic>
#include <memory>

namespace sheepshead {

/// The pictures of one deck, read from its files. May be used by several threads: each picture of a
/// foreign deck is drawn from its file once, larger than it is shown, and then scaled.
class DeckArt {
public:
    /// Height to width; what is outside is drawn with bars of the card's own white.
    static constexpr qreal flattest = 1.25;
    static constexpr qreal slimmest = 1.6;

    explicit DeckArt(Deck deck);

    const Deck& deck() const { return deck_; }
    /// What is wrong with the files, with the place; empty if cards can be drawn.
    const QString& problem() const { return problem_; }
    /// Cards that it has no picture of.
    CardSet missing() const { return missing_; }
    bool hasBack() const { return !backElement_.isEmpty(); }
    /// Its pictures are wider than high: they are shown small.
    bool lies() const { return picturesRatio_ < 1; }
    qreal ratio() const;
    /// The upper left corner does not tell the ranks apart, and the upper right one does. Looks at
    /// pictures when it is asked first.
    bool hasRanksAtRight();

    /// Null where it has no such picture.
    QImage face(Card card, QSize pixels);
    QImage back(QSize pixels);

    /// Draws all cards at about this width, so that they are there when they are asked for; stops
    /// when the last owner has let go.
    static void prepare(const std::shared_ptr<DeckArt>& art, int width);

private:
    void readSvg();
    void readFiles();
    QSizeF sizeOf(const QString& element);
    QImage picture(const QString& element, QSize pixels);
    QImage drawn(const QString& element, QSize pixels);
    const QImage& master(const QString& element, int width);
    QImage rendered(const QString& element, QSize pixels);

    Deck deck_;
    QString problem_;
    CardSet missing_;
    QHash<int, QString> elements_; ///< by the index of the card: elements, or files
    QString backElement_;
    qreal picturesRatio_ = 1.4;
    enum class Ranks { Unknown, AtLeft, AtRight };
    std::atomic<Ranks> ranks_ = Ranks::Unknown;

    QMutex mutex_; ///< guards what follows
    QSvgRenderer renderer_;
    QHash<QString, QImage> masters_;
};

/// The pictures of a deck, read once for all that show it at a time.
std::shared_ptr<DeckArt> deckArt(const Deck& deck);

/// Two suits of the deck that look alike at a glance have one color: true where all four differ.
bool hasFourColours(DeckArt& art);

} // namespace sheepshead
