// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/seat_rows.h"

namespace sheepshead {

namespace {

constexpr qreal rowGap = 4;
constexpr qreal narrowest = 92; // a face and a short name
constexpr qreal lowest = 36;    // two lines of words
constexpr qreal nearlyWhole = 0.9;

} // namespace

SeatRows::SeatRows(const QRectF& ring, QSizeF plate, qreal below, int others, qreal between)
    : between_(between)
    , ring_(ring)
    , plate_(plate)
    , below_(below)
    , others_(others)
    , top_(others % 2 == 0 ? 2 : 1)
{
    while (top_ + 2 <= others && widthFor(top_ + 2) >= plate.width() * nearlyWhole)
        top_ += 2;
    while (top_ + 2 <= others && !fit() && widthFor(top_ + 2) >= narrowest)
        top_ += 2;
    plate_.setWidth(qMin(plate.width(), std::floor(widthFor(top_))));
    if (!fit())
        plate_.setHeight(
            qMax(lowest, std::floor((ring_.height() + rowGap) / rows() - below_ - rowGap)));
}

qreal SeatRows::widthFor(int top) const { return (ring_.width() - (top - 1) * rowGap) / top; }

qreal SeatRows::height() const { return rows() * (plate_.height() + below_ + rowGap) - rowGap; }

/// How much deeper the ends of the first row lie than its middle, as at a round table.
qreal SeatRows::sag() const
{
    return qBound(0.0, (ring_.height() - height()) / 6, plate_.height() * 0.45);
}

int SeatRows::row(int place) const
{
    const int fromTheEnd = qMin(place, others_ + 1 - place);
    return qMax(0, sides() + 1 - fromTheEnd);
}

/// How much further apart the rows lie, so that players sit at the viewer's left and right. Nothing
/// where panels between the rows would have no room.
qreal SeatRows::spread() const
{
    constexpr qreal ofWhatIsFree = 0.6;
    const bool room = ring_.width() - 2 * plate_.width() > between_;
    return sides() == 0 || !room
        ? 0
        : qMax(0.0, ring_.height() - height() - sag()) * ofWhatIsFree / sides();
}

QPointF SeatRows::centre(int place) const
{
    const QRectF centres = ring_.adjusted(
        plate_.width() / 2, plate_.height() / 2, -plate_.width() / 2, -plate_.height() / 2);
    if (const int below = row(place); below > 0)
        return { place <= sides() ? centres.left() : centres.right(),
            centres.top() + sag() + below * (plate_.height() + below_ + rowGap + spread()) };
    if (top_ == 1)
        return { centres.center().x(), centres.top() };
    const qreal part = static_cast<qreal>(place - sides() - 1) / (top_ - 1);
    const qreal fromTheMiddle = 2 * part - 1;
    return { centres.left() + part * centres.width(),
        centres.top() + sag() * fromTheMiddle * fromTheMiddle };
}

} // namespace sheepshead
