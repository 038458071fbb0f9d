// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/two_handed_places.h"

#include <cmath>

namespace sheepshead {

namespace {

constexpr qreal coveredTrickHeights = 1.2; // of a card: two side by side, a little turned
constexpr qreal raiseHeights = 0.09;
constexpr qreal shiftWidths = 0.09;
constexpr qreal readableWidth = 46; // of a card, in pixels

} // namespace

TwoHandedPlaces::TwoHandedPlaces(QSizeF size, qreal ratio, qreal unit, const PileShape& shape,
    QSizeF plate, qreal below, QSizeF strip)
    : ratio_(ratio)
    , edge_(qMax(5.0, 8 * unit))
    , stripSize_(strip)
    , shape_(shape)
    , width_(widthFor(size, plate.width()))
{
    const QSizeF piles = pilesSize();
    // In the middle, or so far to the left that a hint finds room at the right.
    const qreal forPanels = piles.width() + 3 * edge_ + qMax(255.0, 300 * unit);
    const qreal plateRoom = plate.width() + 3 * edge_;
    const qreal wanted =
        qMin((size.width() - piles.width()) / 2, qMax(plateRoom, size.width() - forPanels));
    const qreal left = // beside a lesson the rows go as far to the right as the plate needs
        qMax(wanted, qMin(plateRoom, size.width() - edge_ - piles.width()));
    qreal bottom = size.height() - edge_;
    if (shape.hand) {
        hand_ = QRectF(edge_, bottom - height(), size.width() - 2 * edge_, height());
        bottom = hand_.top() - raise() - edge_;
    }
    piles_[0] = QRectF({ left, bottom - piles.height() }, piles);
    piles_[1] = QRectF({ left, edge_ }, piles);
    strip_ = QRectF(
        { (size.width() - strip.width()) / 2, piles_[0].top() - edge_ - strip.height() }, strip);
    const qreal trickTop = piles_[1].bottom() + edge_;
    trick_ = QRectF(piles_[1].center().x() - 1.25 * width_, trickTop, 2.5 * width_,
        strip_.top() - edge_ - trickTop);

    // Beside the rows; above the hand, which may be wider.
    const qreal beside = qMax(edge_ + plate.width() / 2, left - 3 * edge_ - plate.width() / 2);
    plates_[1] = { beside, edge_ + plate.height() / 2 };
    const qreal lowest = piles_[0].bottom() - below - plate.height() / 2;
    plates_[0] = { beside, lowest };
}

qreal TwoHandedPlaces::raise() const { return height() * raiseHeights; }

// As large as both directions allow; whole pixels, so that pictures at rest are copied. At a narrow
// table the rows leave the middle before their cards become too small to be read.
qreal TwoHandedPlaces::widthFor(QSizeF size, qreal plateWidth) const
{
    const qreal pileRow = 1 + raiseHeights + shiftWidths / ratio_;
    const qreal cards =
        coveredTrickHeights + 2 * shape_.rows() * pileRow + (shape_.hand ? 1 + raiseHeights : 0);
    const qreal gaps = stripSize_.height() + (6 + shape_.rows()) * edge_;
    const qreal byHeight = (size.height() - gaps) / cards / ratio_;
    const qreal plateRoom = plateWidth + 3 * edge_;
    const qreal row = 1.22 * shape_.columns;
    const qreal inTheMiddle = (size.width() - 2 * plateRoom) / row;
    const qreal atTheRight = (size.width() - plateRoom - edge_) / row;
    const qreal byWidth = qMax(inTheMiddle, qMin(atTheRight, readableWidth));
    return std::floor(qMin(byHeight, qMin(byWidth, size.width() * 0.135)));
}

QSizeF TwoHandedPlaces::pilesSize() const
{
    return { (shape_.columns - 1) * columnStep() + width_ + shift(),
        (shape_.rows() - 1) * rowStep() + height() + shift() + raise() };
}

QPointF TwoHandedPlaces::pile(int place, int slot) const
{
    const QRectF& all = piles(place);
    const QPointF first(all.left() + width_ / 2, all.top() + raise() + height() / 2);
    const int column = slot % shape_.columns;
    const int row = slot / shape_.columns;
    const QPointF centre = first + QPointF(column * columnStep(), row * rowStep());
    return { std::round(centre.x()), std::round(centre.y()) };
}

} // namespace sheepshead
