// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_moment.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int swingLasts = 1000; ///< ms
const QColor medalGold(232, 182, 62);
const QColor medalEdge(140, 96, 12);
const QColor ribbonBlue(47, 95, 158);
const QColor ribbonDark(30, 62, 108);
const QColor medalInk(70, 46, 6);
const QColor brickRed(176, 76, 52);

/// The share of a part that comes after others, 0 .. 1.
qreal partOf(qreal passed, int part, int parts)
{
    return std::clamp(passed * (parts + 1) - part, 0.0, 1.0);
}

void paintCards(QPainter& painter, qreal radius, qreal passed, bool crossed)
{
    constexpr int cards = 3;
    painter.setPen(QPen(medalInk, radius / 12));
    painter.setBrush(QColor(255, 251, 238));
    for (int i = 0; i < cards; ++i) {
        painter.save();
        painter.rotate((i - 1) * 22 * partOf(passed, 0, 1));
        painter.drawRoundedRect(
            QRectF(-radius * 0.27, -radius * 0.62, radius * 0.54, radius * 0.86), radius / 9,
            radius / 9);
        painter.restore();
    }
    if (!crossed)
        return;
    painter.setPen(QPen(brickRed, radius / 5, Qt::SolidLine, Qt::RoundCap));
    const qreal reach = radius * 0.6 * partOf(passed, 1, 2);
    painter.drawLine(QPointF(-radius * 0.6, radius * 0.5),
        QPointF(-radius * 0.6 + 2 * reach, radius * 0.5 - 2 * reach * 0.85));
}

void paintWall(QPainter& painter, qreal radius, qreal passed)
{
    constexpr int rows = 4;
    const qreal height = radius * 0.28;
    const qreal width = radius * 0.5;
    painter.setPen(QPen(QColor(255, 240, 214), radius / 16));
    painter.setBrush(brickRed);
    for (int row = 0; row < rows; ++row) {
        const qreal fall = (1 - partOf(passed, row, rows)) * radius;
        if (fall >= radius)
            continue;
        const qreal top = radius * 0.5 - (row + 1) * height - fall;
        const bool even = row % 2 == 0;
        for (int brick = 0; brick < (even ? 2 : 3); ++brick) {
            const qreal wide = !even && brick != 1 ? width / 2 : width;
            const qreal left = even ? (brick - 1) * width
                : brick == 0        ? -width
                : brick == 1        ? -width / 2
                                    : width / 2;
            painter.drawRect(QRectF(left, top, wide, height));
        }
    }
}

} // namespace

ResultMoment::ResultMoment(Moment moment, int size, QWidget* parent)
    : QWidget(parent)
    , moment_(moment)
    , size_(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(momentText(moment));
    QFont bold = font();
    bold.setPixelSize(qMax(12, size));
    bold.setBold(true);
    setFont(bold);
    swing_.setDuration(swingLasts);
    swing_.setStartValue(0.0);
    swing_.setEndValue(1.0);
    connect(&swing_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    swing_.setCurrentTime(swingLasts);
}

void ResultMoment::begin(bool motion)
{
    if (motion)
        swing_.start();
}

QSize ResultMoment::sizeHint() const
{
    return { medal() + size_ + fontMetrics().horizontalAdvance(momentText(moment_)) + size_,
        medal() };
}

void ResultMoment::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF band(
        medal() / 2.0, height() / 2.0 - size_ * 0.9, width() - medal() / 2.0, size_ * 1.8);
    const qreal unrolled = std::min(1.0, 2 * passed());
    painter.setClipRect(QRectF(band.topLeft(), QSizeF(band.width() * unrolled, band.height())));
    QPainterPath ribbon; // with a notch at its end
    ribbon.moveTo(band.topLeft());
    ribbon.lineTo(band.topRight());
    ribbon.lineTo(band.right() - size_ * 0.6, band.center().y());
    ribbon.lineTo(band.bottomRight());
    ribbon.lineTo(band.bottomLeft());
    ribbon.closeSubpath();
    painter.setPen(QPen(ribbonDark, 1));
    painter.setBrush(ribbonBlue);
    painter.drawPath(ribbon);
    painter.setPen(Qt::white);
    painter.drawText(band.adjusted(medal() / 2.0 + size_ * 0.4, 0, -size_ * 0.8, 0),
        Qt::AlignVCenter | Qt::AlignLeft, momentText(moment_));
    painter.setClipping(false);
    paintMedal(painter);
}

void ResultMoment::paintMedal(QPainter& painter) const
{
    const qreal radius = medal() / 2.0 - 1;
    const qreal grown =
        QEasingCurve(QEasingCurve::OutBack).valueForProgress(std::min(1.0, 1.6 * passed()));
    painter.save();
    painter.translate(medal() / 2.0, height() / 2.0);
    painter.scale(0.86 * grown, 0.86 * grown); // an easing that goes beyond its end stays inside
    painter.rotate(-30 * (1 - std::min(1.0, 1.6 * passed())));
    painter.setPen(QPen(medalEdge, radius / 12));
    painter.setBrush(medalGold);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(QPen(QColor(255, 226, 150), radius / 16));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), radius * 0.84, radius * 0.84);
    paintPicture(painter, radius);
    painter.restore();
}

void ResultMoment::paintPicture(QPainter& painter, qreal radius) const
{
    switch (moment_) {
    case Moment::None:
        break;
    case Moment::AllTricks:
        paintCards(painter, radius, passed(), false);
        break;
    case Moment::NoTrick:
        paintCards(painter, radius, passed(), true);
        break;
    case Moment::LeasterWithNothing: {
        painter.setPen(QPen(medalInk, radius / 6));
        painter.drawEllipse(QPointF(), radius * 0.3, radius * 0.48 * std::max(0.1, passed()));
        break;
    }
    case Moment::MauerFound:
        paintWall(painter, radius, passed());
        break;
    }
}

} // namespace sheepshead
