// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <array>

namespace sheepshead {

/// Two-handed tables: the piles before each player, and whether there are hands besides them.
struct PileShape {
    static constexpr int columns = 4;

    int piles = 0; ///< each player's; 0 at every other table
    bool hand = true;

    int rows() const { return (piles + columns - 1) / columns; }
    bool operator==(const PileShape&) const = default;
};

/// Where things lie at a table for two with piles: the rows of both players face each other with
/// the trick between them, and the plates stand beside the rows. Pure geometry; seat 0 is the
/// viewer.
class TwoHandedPlaces {
public:
    /// `unit` as in TableLayout; `plate` is the size of a plate, `below` what hangs under it;
    /// `strip` is the size of the strip of words.
    TwoHandedPlaces(QSizeF size, qreal ratio, qreal unit, const PileShape& shape, QSizeF plate,
        qreal below, QSizeF strip);

    qreal cardWidth() const { return width_; }
    qreal raise() const;
    /// Empty where there are no hands.
    QRectF hand() const { return hand_; }
    QRectF strip() const { return strip_; }
    QRectF trick() const { return trick_; }
    /// All piles of a player, with their covered edges and room to rise.
    QRectF piles(int place) const { return piles_[static_cast<std::size_t>(place)]; }
    QPointF plateCentre(int place) const { return plates_[static_cast<std::size_t>(place)]; }

    /// The centre of an open card, and how far the covered one beneath it shows.
    QPointF pile(int place, int slot) const;
    qreal shift() const { return width_ * 0.09; }

private:
    qreal height() const { return width_ * ratio_; }
    qreal columnStep() const { return width_ * 1.22; }
    qreal rowStep() const { return height() + shift() + raise() + edge_ / 2; }
    qreal widthFor(QSizeF size, qreal plateWidth) const;
    QSizeF pilesSize() const;

    qreal ratio_;
    qreal edge_;
    QSizeF stripSize_;
    PileShape shape_;
    qreal width_;
    QRectF hand_;
    QRectF strip_;
    QRectF trick_;
    std::array<QRectF, 2> piles_;
    std::array<QPointF, 2> plates_;
};

} // namespace sheepshead
