// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/level_stars.h"

#include "ui/cards/table_colours.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

/// Five points, the first one up.
QPolygonF star(QPointF centre, qreal radius)
{
    QPolygonF shape;
    for (int corner = 0; corner < 10; ++corner) {
        const qreal angle = corner * std::numbers::pi / 5;
        const qreal reach = corner % 2 == 0 ? radius : radius * 0.45;
        shape << centre + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    return shape;
}

} // namespace

void paintLevelStars(QPainter& painter, Level level, QPointF centre, double height)
{
    const int count = static_cast<int>(level) + 1;
    const qreal radius = height * 0.4;
    const qreal step = height * 0.82;
    const QSizeF size(step * count + height * 0.4, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(table_colours::levelGround);
    painter.drawRoundedRect(
        QRectF(centre - QPointF(size.width(), size.height()) / 2, size), height / 2, height / 2);
    painter.setBrush(table_colours::levelStar);
    for (int i = 0; i < count; ++i)
        painter.drawPolygon(star(centre + QPointF((i - (count - 1) / 2.0) * step, 0), radius));
}

} // namespace sheepshead
