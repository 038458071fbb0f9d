// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/table_layout.h"

#include "ui/table/layout/seat_rows.h"

#include <QtMath>

#include <algorithm>
#include <numeric>

namespace sheepshead {

namespace {

constexpr qreal smallestFont = 11;
constexpr qreal groupGap = 0.2;     // of a card's width
constexpr qreal highest = -0.85;    // sine of the angle: seats below which the trick lies
constexpr qreal widestStep = 0.84;  // of a card's width, from one card of the hand to the next
constexpr qreal oneLine = 70;       // of the strip's type size: room for all its words
constexpr QSizeF forBars(420, 200); // between the seats, for a choice with its hint

qreal angleOf(int place, int seats) { return M_PI / 2 + 2 * M_PI * place / seats; }

QRectF centred(QPointF centre, QSizeF size)
{
    return { centre - QPointF(size.width() / 2, size.height() / 2), size };
}

} // namespace

TableLayout::TableLayout(
    QSizeF size, int seats, qreal cardRatio, const PileShape& piles, Hands hands)
    : size_(size)
    , ratio_(cardRatio)
    , hands_(hands)
    , unit_(qMax(0.5, qMin(size.width() / 1280, size.height() / 800)))
{
    // Whole pixels, so that pictures at rest are copied and not resampled.
    handCard_ = std::floor(qMin(size.height() * 0.225 / ratio_, size.width() * 0.135));
    smallCard_ = std::floor(handCard_ * 0.3);
    if (piles.piles > 0 && seats == 2) {
        placeTwoHanded(piles);
        return;
    }
    raise_ = handCard_ * ratio_ * 0.09;
    placeBottom();
    placeOthers(seats);
    placeTrick();
}

int TableLayout::fontSize(qreal nominal) const
{
    return qRound(qMax(smallestFont, nominal * unit_));
}

// From the window's lower edge up: the viewer's plate, his hand, the strip of words.
void TableLayout::placeBottom()
{
    const qreal edge = qMax(5.0, 8 * unit_);
    const qreal plate = qMax(38.0, 52 * unit_);
    const qreal handHeight = handCard_ * ratio_;
    const qreal handTop = size_.height() - edge - plate - edge - handHeight;
    hand_ = QRectF(edge, handTop, size_.width() - 2 * edge, handHeight);
    const qreal stripWidth = qMin(size_.width() - 2 * edge, qMax(790.0, 1240 * unit_));
    const bool twoLines = stripWidth < oneLine * fontSize(stripFont);
    const qreal stripHeight = qMax(twoLines ? 34.0 : 24.0, 30 * unit_);
    strip_ = QRectF((size_.width() - stripWidth) / 2, handTop - raise_ - edge - stripHeight,
        stripWidth, stripHeight);
}

QSizeF TableLayout::plateSize(int seats) const
{
    const qreal crowded = seats > 6 ? 0.9 : 1.0;
    return { qMax(seats > 6 ? 112.0 : 122.0, 196 * unit_ * crowded),
        qMax(seats > 6 ? 38.0 : 42.0, 66 * unit_ * crowded) };
}

// Fan and tricks hang out under the plate.
qreal TableLayout::belowPlate() const { return smallCard_ * ratio_ * 0.62; }

qreal TableLayout::shownCardWidth() const { return std::floor(qMax(24.0, smallCard_ * 1.3)); }

qreal TableLayout::hanging() const
{
    return hands_ == Hands::Open ? qMax(belowPlate(), shownCardWidth() * ratio_ + 2) : belowPlate();
}

/// The room above the strip.
QRectF TableLayout::ring() const
{
    const qreal edge = qMax(5.0, 10 * unit_);
    return { edge, edge, size_.width() - 2 * edge, strip_.top() - 2 * edge };
}

void TableLayout::placeOthers(int seats)
{
    places_.push_back(viewerPlace());
    placeRoundAnEllipse(seats);
    if (!leavesTooLittleRoom())
        return;
    const SeatRows rows(ring(), plateSize(seats), hanging(), seats - 1);
    if (!rows.fit())
        return;
    for (int place = 1; place < seats; ++place) {
        SeatPlace& at = places_.at(static_cast<std::size_t>(place));
        at = otherPlace(rows.centre(place), rows.plate(), at.angle);
        at.above = rows.isAbove(place);
    }
}

void TableLayout::placeRoundAnEllipse(int seats)
{
    const QSizeF plate = plateSize(seats);
    const QRectF room = ring();
    const QPointF radii(
        (room.width() - plate.width()) / 2, (room.height() - plate.height() - hanging()) / 2);
    const QPointF centre(room.center().x(), room.top() + plate.height() / 2 + radii.y());
    for (int place = 1; place < seats; ++place) {
        const qreal angle = angleOf(place, seats);
        const QPointF offset(radii.x() * std::cos(angle), radii.y() * std::sin(angle));
        places_.push_back(otherPlace(centre + offset, plate, angle));
        places_.back().above = std::sin(angle) < highest;
    }
}

/// Seats lie over each other, or so near to the middle that choices and hints would hide them.
bool TableLayout::leavesTooLittleRoom() const
{
    const QSizeF needed = forBars * qMax(1.0, unit_);
    const QRectF bars(size_.width() / 2 - needed.width() / 2, strip_.top() - needed.height(),
        needed.width(), needed.height());
    for (int place = 1; place < seats(); ++place) {
        const SeatPlace& at = seat(place);
        if (!at.above && bars.intersects(at.plate))
            return true;
        if (place > 1 && at.block().intersects(seat(place - 1).block()))
            return true;
    }
    return false;
}

SeatPlace TableLayout::viewerPlace() const
{
    const qreal edge = qMax(5.0, 8 * unit_);
    const QSizeF plate(qMax(240.0, 320 * unit_), qMax(38.0, 52 * unit_));
    SeatPlace place;
    place.angle = M_PI / 2;
    place.plate = QRectF((size_.width() - plate.width()) / 2,
        size_.height() - edge - plate.height(), plate.width(), plate.height());
    place.pile =
        QRectF(place.plate.right() + edge, place.plate.top(), plate.height() * 1.5, plate.height());
    place.tip = QPointF(size_.width() / 2, strip_.top() - edge / 2);
    return place;
}

SeatPlace TableLayout::otherPlace(QPointF centre, QSizeF plate, qreal angle) const
{
    const qreal below = belowPlate();
    SeatPlace place;
    place.angle = angle;
    place.plate = centred(centre, plate);
    place.fan = QRectF(place.plate.left() + plate.width() * 0.04, place.plate.bottom(),
        plate.width() * 0.58, below);
    place.pile = QRectF(place.fan.right(), place.plate.bottom(), plate.width() * 0.38, below);
    if (hands_ == Hands::Open)
        place.shown = QRectF(place.plate.left(), place.plate.bottom(), plate.width(), hanging());
    place.tip = QPointF(centre.x(), place.plate.bottom());
    return place;
}

void TableLayout::placeTrick()
{
    const qreal edge = qMax(6.0, 10 * unit_);
    qreal left = edge;
    qreal right = size_.width() - edge;
    qreal top = edge;
    const qreal bottom = strip_.top() - edge;
    const qreal middle = size_.width() / 2;
    for (int place = 1; place < seats(); ++place) {
        const QRectF block = seat(place).block();
        const bool overTheMiddle =
            block.left() < middle + handCard_ && block.right() > middle - handCard_;
        if (overTheMiddle || seat(place).above)
            top = qMax(top, block.bottom() + edge);
        else if (block.center().x() < middle)
            left = qMax(left, block.right() + edge);
        else
            right = qMin(right, block.left() - edge);
    }
    const qreal half = qMin(qMin(middle - left, right - middle), handCard_ * 2.6);
    trick_ = QRectF(middle - half, top, 2 * half, bottom - top);
    trickCard_ = std::floor(
        qMin(handCard_ * 0.92, qMin(trick_.height() / ratio_ / 1.75, trick_.width() / 2.9)));
}

void TableLayout::placeTwoHanded(const PileShape& shape)
{
    const QSizeF plate = plateSize(2);
    twoHanded_.emplace(size_, ratio_, unit_, shape, plate, belowPlate());
    handCard_ = twoHanded_->cardWidth();
    trickCard_ = handCard_;
    raise_ = twoHanded_->raise();
    hand_ = shape.hand ? twoHanded_->hand() : twoHanded_->piles(0);
    strip_ = twoHanded_->strip();
    trick_ = twoHanded_->trick();
    for (int place = 0; place < 2; ++place)
        places_.push_back(otherPlace(twoHanded_->plateCentre(place), plate, angleOf(place, 2)));
    places_.front().fan = {};
    places_.front().tip = QPointF(size_.width() / 2, strip_.top() - qMax(5.0, 8 * unit_) / 2);
}

qreal TableLayout::handStep(int cards, int groups) const
{
    const qreal room = hand_.width() - handCard_ - (groups - 1) * groupGap * handCard_;
    return cards > 1 ? qMin(widestStep * handCard_, room / (cards - 1)) : 0;
}

std::vector<Pose> TableLayout::handPoses(const std::vector<int>& groupSizes) const
{
    const int cards = std::accumulate(groupSizes.begin(), groupSizes.end(), 0);
    const int groups = static_cast<int>(groupSizes.size());
    const qreal step = handStep(cards, groups);
    const qreal gap = groupGap * handCard_;
    const qreal width = handCard_ + (cards - 1) * step + (groups - 1) * gap;
    qreal x = hand_.center().x() - width / 2;
    std::vector<Pose> poses;
    for (const int size : groupSizes) {
        for (int i = 0; i < size; ++i, x += step)
            poses.push_back({ { std::round(x) + handCard_ / 2, std::round(hand_.center().y()) }, 0,
                handCard_, 1 });
        x += gap;
    }
    return poses;
}

// Each card on its player's side, turned a few degrees towards him.
Pose TableLayout::trickPose(int place) const
{
    if (twoHanded_)
        return twoHandedTrickPose(place);
    const qreal angle = seat(place).angle;
    const qreal widestReach = trickCard_ * (seats() > 6 ? 2.2 : 1.8);
    const qreal reachX = qMin(trick_.width() / 2 - trickCard_ * 0.59, widestReach);
    const qreal reachY =
        qMin(trick_.height() / 2 - trickCard_ * ratio_ * 0.55, trickCard_ * ratio_ * 0.52);
    return { trick_.center() + QPointF(reachX * std::cos(angle), reachY * std::sin(angle)),
        -7 * std::cos(angle), trickCard_, 1 };
}

// Side by side, which leaves more room for the rows.
Pose TableLayout::twoHandedTrickPose(int place) const
{
    const qreal side = place == 0 ? 1 : -1;
    const qreal reachY =
        qMin(trick_.height() / 2 - trickCard_ * ratio_ * 0.55, trickCard_ * ratio_ * 0.3);
    return { trick_.center() + QPointF(side * trickCard_ * 0.6, side * reachY), side * 3,
        trickCard_, 1 };
}

Pose TableLayout::openPose(int place, int slot, int count) const
{
    if (twoHanded_)
        return { twoHanded_->pile(place, slot), 0, handCard_, 1 };
    if (count > 2)
        return shownHandPose(seat(place), slot, count);
    const QRectF& fan = seat(place).fan;
    const qreal width = std::floor(smallCard_ * 1.3);
    return { QPointF(fan.center().x() + (slot - 0.5) * width * 1.06,
                 fan.top() + width * ratio_ / 2 + 2),
        0, width, 1 };
}

/// Over one another below the plate, not beyond the edge of the table.
Pose TableLayout::shownHandPose(const SeatPlace& place, int index, int count) const
{
    const qreal width = shownCardWidth();
    const qreal step = qMin(width * 0.56, (place.plate.width() * 1.5 - width) / (count - 1));
    const qreal all = width + step * (count - 1);
    const qreal left =
        qBound(2.0, place.plate.center().x() - all / 2, qMax(2.0, size_.width() - all - 2));
    return { QPointF(left + width / 2 + step * index, place.fan.top() + width * ratio_ / 2 + 2), 0,
        width, 1 };
}

Pose TableLayout::coveredPose(int place, int slot) const
{
    Pose pose = openPose(place, slot);
    const qreal shift = twoHanded_ ? twoHanded_->shift() : 0;
    pose.centre += QPointF(shift, shift);
    pose.flip = 0;
    return pose;
}

// High enough that the choice of picking does not cover it.
Pose TableLayout::blindPose(int index, int count) const
{
    const qreal width = std::floor(trickCard_ * 0.85);
    const qreal y =
        qMax(trick_.top() + width * ratio_ * 0.52, trick_.top() + trick_.height() * 0.34);
    const qreal x = trick_.center().x() + width * 0.32 * (index - (count - 1) / 2.0);
    return { { x, y }, 4.0 * index - 2, width, 0 };
}

Pose TableLayout::asidePose(int index, int count) const
{
    const qreal width = smallCard_ * 1.15;
    const qreal edge = qMax(6.0, 12 * unit_);
    const QPointF corner(hand_.left() + width / 2 + edge, seat(0).plate.center().y());
    return { corner + QPointF(width * 0.45 * index, 0), 5.0 * index - 2.5 * (count - 1), width, 0 };
}

Pose TableLayout::fanPose(int place) const
{
    const SeatPlace& at = seat(place);
    if (at.fan.isEmpty())
        return { hand_.center(), 0, handCard_, 1 };
    return { { at.fan.center().x(), at.fan.top() }, 0, smallCard_, 0 };
}

Pose TableLayout::pilePose(int place) const
{
    return { seat(place).pile.center(), 12, smallCard_ * 0.8, 0 };
}

} // namespace sheepshead
