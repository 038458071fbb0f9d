// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/felt.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRadialGradient>
#include <QtMath>

#include <array>

namespace sheepshead {

namespace {

struct Tones {
    QColor light;
    QColor dark;
};

Tones tonesOf(Felt felt)
{
    static const std::array all {
        Tones { QColor(0x3d, 0x5a, 0x78), QColor(0x1d, 0x2d, 0x40) },
        Tones { QColor(0x2c, 0x66, 0x46), QColor(0x12, 0x33, 0x24) },
        Tones { QColor(0x7a, 0x2f, 0x3e), QColor(0x3c, 0x14, 0x1d) },
        Tones { QColor(0x7c, 0x53, 0x2e), QColor(0x40, 0x28, 0x14) },
    };
    return all[static_cast<std::size_t>(felt)];
}

// A small scrambler: the same speckles on every machine.
class Speckle {
public:
    int next(int bound)
    {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<int>((state_ >> 16U) % static_cast<unsigned>(bound));
    }

private:
    unsigned state_ = 20;
};

// Short fibres in all directions, lighter and darker than the cloth.
QImage clothTile()
{
    QImage tile(160, 160, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    Speckle speckle;
    for (int i = 0; i < 5200; ++i) {
        const int shade = speckle.next(2) * 255;
        painter.setPen(QColor(shade, shade, shade, 4 + speckle.next(7)));
        const QPoint at(speckle.next(160), speckle.next(160));
        painter.drawLine(at, at + QPoint(speckle.next(5) - 2, speckle.next(5) - 2));
    }
    return tile;
}

// Grain along the planks: lines that swing together, each with its own strength.
void paintGrain(QPainter& painter, QSizeF size)
{
    Speckle speckle;
    constexpr qreal plank = 150;
    for (qreal top = 0; top < size.height(); top += plank) {
        painter.fillRect(QRectF(0, top, size.width(), plank), QColor(0, 0, 0, speckle.next(26)));
        painter.fillRect(QRectF(0, top, size.width(), 1.2), QColor(0, 0, 0, 90));
        const qreal phase = speckle.next(628) / 100.0;
        for (qreal y = 3; y < plank; y += 2 + speckle.next(4)) {
            QPolygonF line;
            for (qreal x = 0; x <= size.width() + 24; x += 24)
                line << QPointF(
                    x, top + y + 2.4 * std::sin(x / 170 + phase) + 1.4 * std::sin(x / 61 + y / 30));
            painter.setPen(QPen(QColor(30, 12, 0, 14 + speckle.next(30)), 0.9));
            painter.drawPolyline(line);
        }
    }
}

void paintLight(QPainter& painter, QSizeF size)
{
    QRadialGradient light(QPointF(size.width() / 2, size.height() * 0.44), size.width() * 0.62);
    light.setColorAt(0, QColor(255, 250, 235, 26));
    light.setColorAt(0.5, QColor(0, 0, 0, 0));
    light.setColorAt(1, QColor(0, 0, 0, 95));
    painter.fillRect(QRectF(QPointF(), size), light);
}

} // namespace

QPixmap feltPixmap(Felt felt, QSize size, qreal dpr)
{
    QPixmap pixmap(size * dpr);
    pixmap.setDevicePixelRatio(dpr);
    const Tones tones = tonesOf(felt);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all({ 0, 0 }, QSizeF(size));
    QRadialGradient base(
        QPointF(all.width() / 2, all.height() * 0.45), qMax(all.width(), all.height()) * 0.72);
    base.setColorAt(0, tones.light);
    base.setColorAt(1, tones.dark);
    painter.fillRect(all, base);
    if (felt == Felt::Oak)
        paintGrain(painter, all.size());
    else
        painter.fillRect(all, QBrush(clothTile()));
    paintLight(painter, all.size());
    return pixmap;
}

} // namespace sheepshead
