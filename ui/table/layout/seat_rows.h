// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

namespace sheepshead {

/// Where the others sit at a table too small for an ellipse around its middle: along its upper
/// edge, and in pairs at both sides below, clockwise from the viewer's left.
class SeatRows {
public:
    /// The room for plates and what hangs below them, which is given by its height. Plates become
    /// narrower where that saves a row that finds no room, and lower where that is not enough.
    /// `between`: the width that is wanted between the seats above the strip.
    SeatRows(const QRectF& ring, QSizeF plate, qreal below, int others, qreal between);

    QSizeF plate() const { return plate_; }
    /// All rows end within the room.
    bool fit() const { return height() <= ring_.height(); }

    /// Of a plate. Places count from 1.
    QPointF centre(int place) const;

private:
    int rows() const { return 1 + sides(); }
    int sides() const { return (others_ - top_) / 2; } ///< rows below the first
    int row(int place) const;
    qreal height() const;
    qreal sag() const;
    qreal spread() const;
    qreal widthFor(int top) const;

    qreal between_;
    QRectF ring_;
    QSizeF plate_;
    qreal below_;
    int others_;
    int top_; ///< seats in the first row
};

} // namespace sheepshead
