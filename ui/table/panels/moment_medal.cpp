// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/moment_medal.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>

namespace sheepshead {

namespace {

const QColor medalGold(232, 182, 62);
const QColor medalEdge(140, 96, 12);
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

void paintPicture(QPainter& painter, Moment moment, qreal radius, qreal passed)
{
    switch (moment) {
    case Moment::None:
        break;
    case Moment::AllTricks:
        paintCards(painter, radius, passed, false);
        break;
    case Moment::NoTrick:
        paintCards(painter, radius, passed, true);
        break;
    case Moment::LeasterWithNothing: {
        painter.setPen(QPen(medalInk, radius / 6));
        painter.drawEllipse(QPointF(), radius * 0.3, radius * 0.48 * std::max(0.1, passed));
        break;
    }
    case Moment::MauerFound:
        paintWall(painter, radius, passed);
        break;
    }
}

} // namespace

void paintMomentMedal(QPainter& painter, Moment moment, qreal radius, qreal passed)
{
    const qreal swung = std::min(1.0, 1.6 * passed);
    const qreal grown = QEasingCurve(QEasingCurve::OutBack).valueForProgress(swung);
    painter.save();
    painter.scale(0.86 * grown, 0.86 * grown); // an easing that goes beyond its end stays inside
    painter.rotate(-30 * (1 - swung));
    painter.setPen(QPen(medalEdge, radius / 12));
    painter.setBrush(medalGold);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(QPen(QColor(255, 226, 150), radius / 16));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), radius * 0.84, radius * 0.84);
    paintPicture(painter, moment, radius, passed);
    painter.restore();
}

} // namespace sheepshead
