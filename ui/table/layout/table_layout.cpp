// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/table_layout.h"

#include "ui/widgets/text_scale.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sheepshead {

namespace {

constexpr int smallestFont = 11;
constexpr qreal groupGap = 0.2;    // of a card's width
constexpr qreal widestStep = 0.84; // of a card's width, from one card of the hand to the next
constexpr qreal stripWords = 70;   // of the strip's type size: room for all its words
constexpr qreal wordsForTwo = 45;  // the same at a table for two: no picker, no called card
constexpr qreal looseTrickHeights = 2.14;
constexpr qreal trickWidths = 2.9; // of a card: the least width of a trick
constexpr qreal indexWidth = 0.26; // of a card's width: what must not be covered of it
constexpr qreal bubbleFont = 17;   // nominal; one line of words at a seat
constexpr qreal bubbleLines = 2.8; // of that font's size: the line and the bubble's tail
constexpr qreal talkFont = 16;     // nominal; words to the viewer
constexpr qreal talkLines = 3.9;   // of that font's size: two lines in a bubble

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
    places_ = placing(seats).all();
    findMiddle();
    placeTrick();
}

int TableLayout::fontSize(qreal nominal) const { return textPixels(nominal * unit_, smallestFont); }

// From the window's lower edge up: the viewer's plate, the hand, the strip of words.
void TableLayout::placeBottom()
{
    const qreal edge = qMax(5.0, 8 * unit_);
    const qreal plate = viewersPlate(unit_, textScale()).height();
    const qreal handHeight = handCard_ * ratio_;
    const qreal handTop = size_.height() - edge - plate - edge - handHeight;
    hand_ = QRectF(edge, handTop, size_.width() - 2 * edge, handHeight);
    const qreal stripWidth = qMin(size_.width() - 2 * edge, qMax(790.0, 1240 * unit_));
    const QSizeF strip = stripSize(stripWidth, stripWords);
    strip_ = QRectF(
        { (size_.width() - strip.width()) / 2, handTop - raise_ - edge - strip.height() }, strip);
}

/// As high as its words need it: in two lines where this width has no room for them in one.
QSizeF TableLayout::stripSize(qreal width, qreal words) const
{
    const bool twoLines = width < words * fontSize(stripFont);
    const qreal lines = (twoLines ? 2.4 : 1.5) * fontSize(stripFont);
    return { width, qMax(lines, qMax(twoLines ? 34.0 : 24.0, 30 * unit_)) };
}

SeatPlacing TableLayout::placing(int seats) const
{
    return { { .table = size_,
                 .strip = strip_,
                 .unit = unit_,
                 .text = textScale(),
                 .smallCard = smallCard_,
                 .cardRatio = ratio_,
                 .bubble = bubbleLines * fontSize(bubbleFont),
                 .handsOpen = hands_ == Hands::Open },
        seats };
}

/// The free felt of this half width on both sides of the middle, as high as the seats leave it.
QRectF TableLayout::middleOfHalfWidth(qreal half) const
{
    const qreal edge = qMax(6.0, 10 * unit_);
    const qreal middle = size_.width() / 2;
    qreal top = edge;
    for (int place = 1; place < seats(); ++place) {
        const QRectF block = seat(place).block();
        if (block.left() < middle + half && block.right() > middle - half)
            top = qMax(top, block.bottom() + edge);
    }
    const qreal bottom = strip_.top() - qMax(4.0, 6 * unit_);
    return { middle - half, top, 2 * half, qMax(1.0, bottom - top) };
}

// Of all widths that end at a plate, the one with most room for large cards and for panels beside
// them.
void TableLayout::findMiddle()
{
    const qreal edge = qMax(6.0, 10 * unit_);
    const qreal middle = size_.width() / 2;
    std::vector<qreal> halves { middle - edge };
    for (int place = 1; place < seats(); ++place) {
        const QRectF block = seat(place).block();
        halves.push_back(qMax(block.left() - middle, middle - block.right()) - edge);
    }
    middle_ = {};
    const qreal talk = talkHeight();
    const qreal enough = 900 * qMax(0.7, unit_); // of width
    qreal most = 0;
    for (const qreal half : halves) {
        const QRectF room = middleOfHalfWidth(half);
        const qreal card = widestTrickCard({ room.width(), room.height() - talk });
        const qreal worth = card * qMin(room.width(), enough) * room.height();
        if (half <= 0 || worth <= most)
            continue;
        most = worth;
        middle_ = room;
    }
}

/// Of a card: the least height of a trick. The more lie at one side, the further apart they are.
qreal TableLayout::leastTrickHeights() const
{
    constexpr qreal usual = 1.75;
    return seats() == 8 ? 2.0 : seats() == 7 ? 1.9 : usual;
}

qreal TableLayout::widestTrickCard(QSizeF room) const
{
    return std::floor(qMax(8.0,
        qMin(handCard_ * 0.92,
            qMin(room.height() / ratio_ / leastTrickHeights(), room.width() / trickWidths))));
}

qreal TableLayout::talkHeight() const
{
    if (hands_ == Hands::Open)
        return 0;
    const qreal wanted = talkLines * fontSize(talkFont);
    return middle_.isEmpty() ? wanted : qMin(wanted, middle_.height() * 0.22);
}

/// The part of the middle without panels and words.
QRectF TableLayout::trickZone() const
{
    return middle_.adjusted(0, 0, -room_.beside, -room_.below - talkHeight());
}

void TableLayout::placeTrick()
{
    const QRectF zone = trickZone();
    trickCard_ = widestTrickCard(zone.size());
    const qreal widest = trickCard_ * (seats() > 6 ? 5.6 : 4.8);
    const QSizeF size(qMin(qMax(zone.width(), trickCard_), widest),
        qMin(qMax(zone.height(), trickCard_), trickCard_ * ratio_ * looseTrickHeights));
    trick_ = centred(zone.center(), size);
    const qreal lower = qMin(zone.bottom(), middle_.center().y() + size.height() / 2);
    trick_.moveBottom(qMax(lower, zone.top() + size.height()));
}

void TableLayout::makeRoom(const PanelRoom& room)
{
    room_ = room;
    if (!twoHanded_)
        placeTrick();
}

QRectF TableLayout::panelBand(qreal height) const
{
    if (twoHanded_)
        return { trick_.right(), middle_.bottom() - height, middle_.right() - trick_.right(),
            height };
    return { middle_.left(), middle_.bottom() - height, middle_.width(), height };
}

QRectF TableLayout::panelColumn() const
{
    if (!twoHanded_)
        return { middle_.right() - room_.beside, middle_.top(), room_.beside,
            middle_.height() - room_.below };
    const qreal left = twoHanded_->piles(1).right() + 8;
    const qreal bottom = talkArea().top();
    return { left, 4, size_.width() - 4 - left, bottom - 4 };
}

QRectF TableLayout::talkArea() const
{
    const qreal bottom = middle_.bottom() - room_.below;
    if (!twoHanded_)
        return { middle_.left(), bottom - talkHeight(), middle_.width() - room_.beside,
            talkHeight() };
    const qreal height = qMin(bottom - middle_.top(), talkHeight() * 1.6);
    return { trick_.right(), bottom - height, middle_.right() - trick_.right(), height };
}

TwoHandedPlaces TableLayout::twoHandedPlaces(
    const PileShape& shape, const SeatPlacing& seats, QSizeF plate) const
{
    const qreal width = qMin(size_.width() - 2 * qMax(5.0, 8 * unit_), qMax(790.0, 1000 * unit_));
    return { size_, ratio_, unit_, shape, plate, seats.belowPlate(),
        stripSize(width, wordsForTwo) };
}

void TableLayout::placeTwoHanded(const PileShape& shape)
{
    const SeatPlacing seats = placing(2);
    const qreal forButton = qMax(40.0, 48 * unit_); // that for a hint, above the viewer's plate
    const QSizeF plate = seats.largestPlate([&](QSizeF larger) {
        constexpr qreal leastLeft = 0.92; // of the width that cards have beside small plates
        const TwoHandedPlaces places = twoHandedPlaces(shape, seats, larger);
        return places.piles(0).height() - seats.belowPlate() - larger.height() >= forButton
            && places.cardWidth()
            >= leastLeft * twoHandedPlaces(shape, seats, seats.plate()).cardWidth();
    });
    twoHanded_ = twoHandedPlaces(shape, seats, plate);
    handCard_ = twoHanded_->cardWidth();
    trickCard_ = handCard_;
    raise_ = twoHanded_->raise();
    hand_ = shape.hand ? twoHanded_->hand() : twoHanded_->piles(0);
    strip_ = twoHanded_->strip();
    trick_ = twoHanded_->trick();
    middle_ = QRectF(4, trick_.top(), size_.width() - 8, trick_.height());
    for (int place = 0; place < 2; ++place)
        places_.push_back(seats.at(twoHanded_->plateCentre(place), plate, angleOf(place, 2)));
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

// Each card on its player's side, turned a few degrees, as near to the others as their indexes
// allow.
Pose TableLayout::trickPose(int place) const
{
    if (twoHanded_)
        return twoHandedTrickPose(place);
    const qreal angle = seat(place).angle;
    const qreal widestReach = trickCard_ * (seats() > 6 ? 1.45 : 1.12);
    const qreal reachX = qMin(trick_.width() / 2 - trickCard_ * 0.59, widestReach);
    const qreal reachY =
        qMin(trick_.height() / 2 - trickCard_ * ratio_ * 0.55, trickCard_ * ratio_ * 0.52);
    return { trick_.center() + QPointF(reachX * std::cos(angle), reachY * std::sin(angle)),
        -5 * std::cos(angle), trickCard_, 1 };
}

/// An index is at the left and at the top: a card covers none of those further left or, where they
/// are above one another, of those above.
bool TableLayout::liesAbove(int place, int other) const
{
    const QPointF from = trickPose(place).centre - trickPose(other).centre;
    return std::abs(from.x()) < indexWidth * trickCard_ ? from.y() > 0 : from.x() > 0;
}

int TableLayout::trickLayer(int place) const
{
    int layer = 0;
    for (int other = 0; other < seats(); ++other)
        layer += other != place && liesAbove(place, other) ? 1 : 0;
    return layer;
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
    const qreal width = placing(seats()).shownCardWidth();
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

Pose TableLayout::blindPose(int index, int count) const
{
    const qreal widest = trickZone().height() / ratio_ / 1.16; // a little turned
    const qreal width = std::floor(qMax(16.0, qMin(handCard_ * 0.78, widest)));
    const qreal x = trick_.center().x() + width * 0.32 * (index - (count - 1) / 2.0);
    const qreal half = width * ratio_ * 0.56;
    const qreal y = qBound(trickZone().top() + half, trick_.center().y(),
        qMax(trickZone().top() + half, trickZone().bottom() - half));
    return { { x, y }, 4.0 * index - 2, width, 0 };
}

// As high as the viewer's plate: nothing of it reaches beyond the table.
Pose TableLayout::asidePose(int index, int count) const
{
    const QRectF& plate = seat(0).plate;
    const qreal edge = qMax(6.0, 12 * unit_);
    const qreal width = qMin(smallCard_ * 1.15, plate.height() / ratio_);
    const QPointF corner(hand_.left() + width / 2 + edge, plate.center().y());
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
