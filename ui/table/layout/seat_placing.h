// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace sheepshead {

/// One seat of the picture. Place 0 is the viewer at the bottom; the others follow clockwise.
struct SeatPlace {
    QRectF plate;    ///< face, name, score, role marks
    QRectF fan;      ///< backs of the cards held; empty for the viewer
    QRectF pile;     ///< tricks taken
    QRectF shown;    ///< a hand that lies open in a look back; else empty
    QPointF tip;     ///< where a bubble points at the plate
    qreal angle = 0; ///< radians, evenly round the table; 90° is the bottom, growing clockwise

    QRectF block() const { return plate | fan | pile | shown; }
};

/// The radians of a place at a table with this number of seats.
qreal angleOf(int place, int seats);

/// The size of the viewer's plate, in the same units as a SeatFrame.
QSizeF viewersPlate(qreal unit, qreal text);

/// What the places of the seats depend on, in the scene's pixels.
struct SeatFrame {
    QSizeF table;
    QRectF strip;           ///< the seats are above it; the viewer's plate is at the lower edge
    qreal unit = 1;         ///< 1 at 1280×800
    qreal text = 1;         ///< how much larger all text is than usual
    qreal smallCard = 0;    ///< the width of a card in a fan
    qreal cardRatio = 1;    ///< height over width
    qreal bubble = 0;       ///< the height of one line of words at a seat, with the bubble's tail
    bool handsOpen = false; ///< the others' hands lie open
};

/// Finds the places of the seats round the table.
class SeatPlacing {
public:
    SeatPlacing(const SeatFrame& frame, int seats);

    /// Every seat, the viewer's first.
    std::vector<SeatPlace> all() const;
    /// A place with a plate of this size there.
    SeatPlace at(QPointF centre, QSizeF plate, qreal angle) const;

    /// A plate at the usual size of text.
    QSizeF plate() const { return plate_; }
    /// The largest plate that fits, of those from plate() to one as large as the text on it wants
    /// it; plate() if no larger one does.
    QSizeF largestPlate(const std::function<bool(QSizeF)>& fits) const;
    /// How far fan and tricks hang out under the plate.
    qreal belowPlate() const;
    /// The width of a card that lies open at a seat.
    qreal shownCardWidth() const;

private:
    SeatPlace viewer() const;
    QSizeF grownPlate(int step) const;
    std::vector<SeatPlace> roundTheTable(QSizeF plate) const;
    QPointF onTheRim(qreal part, const QRectF& centres) const;
    bool leavesTooLittleRoom(const std::vector<SeatPlace>& places) const;
    QRectF ring() const;
    qreal hanging() const;

    SeatFrame frame_;
    int seats_;
    QSizeF plate_;
};

} // namespace sheepshead
