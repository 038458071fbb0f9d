// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/seat_placing.h"

#include "ui/table/layout/seat_rows.h"

#include <QtMath>

#include <array>

namespace sheepshead {

namespace {

constexpr int growthSteps = 4;
constexpr QSizeF forBars(420, 200); // between the seats, for a choice with its hint

/// How far above the lower end of the table's left side the first of the others sits, as a part of
/// that side.
qreal firstSeat(int others)
{
    constexpr std::array parts { 0.0, 0.0, 0.78, 0.5, 0.4, 0.27, 0.08, 0.0 };
    return parts.at(static_cast<std::size_t>(others));
}

/// At the usual size of text.
QSizeF plateSize(int seats, qreal unit)
{
    const bool crowded = seats > 6;
    const qreal shrunk = crowded ? 0.9 : 1.0;
    return { qMax(crowded ? 136.0 : 148.0, 208 * unit * shrunk),
        qMax(crowded ? 41.0 : 46.0, 80 * unit * shrunk) };
}

} // namespace

QSizeF viewersPlate(qreal unit, qreal text)
{
    const qreal grown = qBound(1.0, text, 1.3);
    return QSizeF(qMax(250.0, 330 * unit), qMax(42.0, 56 * unit)) * grown;
}

qreal angleOf(int place, int seats) { return M_PI / 2 + 2 * M_PI * place / seats; }

SeatPlacing::SeatPlacing(const SeatFrame& frame, int seats)
    : frame_(frame)
    , seats_(seats)
    , plate_(plateSize(seats, frame.unit))
{
}

// Plates grow with the text on them as far as the table has room for them.
std::vector<SeatPlace> SeatPlacing::all() const
{
    for (int step = growthSteps; step >= 0; --step) {
        std::vector<SeatPlace> places = roundTheTable(grownPlate(step));
        if (!leavesTooLittleRoom(places))
            return places;
    }
    std::vector<SeatPlace> places = roundTheTable(plate_);
    for (int step = growthSteps; step >= 0; --step) {
        const SeatRows rows(ring(), grownPlate(step), hanging(), seats_ - 1,
            forBars.width() * qMax(1.0, frame_.unit));
        if (!rows.fit())
            continue;
        for (int place = 1; place < seats_; ++place) {
            SeatPlace& seat = places.at(static_cast<std::size_t>(place));
            seat = at(rows.centre(place), rows.plate(), seat.angle);
        }
        if (!leavesTooLittleRoom(places))
            break;
    }
    return places;
}

/// From 0, the plate at the usual size of text, to growthSteps, as large as the text wants it.
QSizeF SeatPlacing::grownPlate(int step) const
{
    constexpr qreal most = 1.3;
    const qreal wanted = qBound(1.0, frame_.text, most);
    return plate_ * (1 + (wanted - 1) * step / growthSteps);
}

QSizeF SeatPlacing::largestPlate(const std::function<bool(QSizeF)>& fits) const
{
    int step = growthSteps;
    while (step > 0 && !fits(grownPlate(step)))
        --step;
    return grownPlate(step);
}

// Evenly along the left side of the table, its far side and its right side. The near side is the
// viewer's.
std::vector<SeatPlace> SeatPlacing::roundTheTable(QSizeF plate) const
{
    std::vector<SeatPlace> places { viewer() };
    const qreal below = qMax(hanging(), frame_.handsOpen ? 0 : frame_.bubble);
    const QRectF centres = ring().adjusted(
        plate.width() / 2, plate.height() / 2, -plate.width() / 2, -plate.height() / 2 - below);
    const int others = seats_ - 1;
    for (int place = 1; place <= others; ++place) {
        const qreal part = others > 1 ? (place - 1.0) / (others - 1) : 0.5;
        places.push_back(at(onTheRim(part, centres), plate, angleOf(place, seats_)));
    }
    return places;
}

/// The rim goes up the left side, along the far side, which is a little bent, and down the right
/// side.
QPointF SeatPlacing::onTheRim(qreal part, const QRectF& centres) const
{
    const qreal start = firstSeat(seats_ - 1) * centres.height();
    const qreal side = qMax(0.0, centres.height() - start);
    const qreal all = 2 * side + centres.width();
    const qreal way = part * all;
    if (way < side)
        return { centres.left(), centres.bottom() - start - way };
    if (way > all - side)
        return { centres.right(), centres.top() + way - (all - side) };
    const qreal fromTheMiddle = 2 * (way - side) / centres.width() - 1;
    const qreal sag = centres.height() * 0.06;
    return { centres.left() + way - side, centres.top() + sag * fromTheMiddle * fromTheMiddle };
}

/// Whether seats overlap, or are so near to the middle that a choice would hide them.
bool SeatPlacing::leavesTooLittleRoom(const std::vector<SeatPlace>& places) const
{
    const QSizeF needed = forBars * qMax(1.0, frame_.unit);
    const qreal middle = frame_.table.width() / 2;
    const QRectF bars(middle - needed.width() / 2, frame_.strip.top() - needed.height(),
        needed.width(), needed.height());
    for (std::size_t place = 1; place < places.size(); ++place) {
        const SeatPlace& seat = places[place];
        const bool farAway = std::abs(seat.plate.center().x() - middle) < 1;
        if (!farAway && bars.intersects(seat.plate))
            return true;
        if (place > 1 && seat.block().intersects(places[place - 1].block()))
            return true;
    }
    return false;
}

SeatPlace SeatPlacing::viewer() const
{
    const qreal edge = qMax(5.0, 8 * frame_.unit);
    const QSizeF plate = viewersPlate(frame_.unit, frame_.text);
    SeatPlace place;
    place.angle = M_PI / 2;
    place.plate = QRectF((frame_.table.width() - plate.width()) / 2,
        frame_.table.height() - edge - plate.height(), plate.width(), plate.height());
    place.pile =
        QRectF(place.plate.right() + edge, place.plate.top(), plate.height() * 1.5, plate.height());
    place.tip = QPointF(frame_.table.width() / 2, frame_.strip.top() - edge / 2);
    return place;
}

SeatPlace SeatPlacing::at(QPointF centre, QSizeF plate, qreal angle) const
{
    const qreal below = belowPlate();
    SeatPlace place;
    place.angle = angle;
    place.plate = { centre - QPointF(plate.width() / 2, plate.height() / 2), plate };
    place.fan = QRectF(place.plate.left() + plate.width() * 0.04, place.plate.bottom(),
        plate.width() * 0.58, below);
    place.pile = QRectF(place.fan.right(), place.plate.bottom(), plate.width() * 0.38, below);
    if (frame_.handsOpen)
        place.shown = QRectF(place.plate.left(), place.plate.bottom(), plate.width(), hanging());
    place.tip = QPointF(centre.x(), place.plate.bottom());
    return place;
}

/// The room above the strip.
QRectF SeatPlacing::ring() const
{
    const qreal edge = qMax(5.0, 10 * frame_.unit);
    return { edge, edge, frame_.table.width() - 2 * edge, frame_.strip.top() - 2 * edge };
}

qreal SeatPlacing::belowPlate() const { return frame_.smallCard * frame_.cardRatio * 0.62; }

qreal SeatPlacing::shownCardWidth() const { return std::floor(qMax(24.0, frame_.smallCard * 1.3)); }

/// How far anything at a seat reaches below its plate.
qreal SeatPlacing::hanging() const
{
    return frame_.handsOpen ? qMax(belowPlate(), shownCardWidth() * frame_.cardRatio + 2)
                            : belowPlate();
}

} // namespace sheepshead
