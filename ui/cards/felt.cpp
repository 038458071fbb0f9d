// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/felt.h"

#include <QColor>
#include <QCoreApplication>
#include <QPainter>
#include <QRadialGradient>
#include <QSvgRenderer>

#include <array>

namespace sheepshead {

namespace {

struct FeltWords {
    Q_DECLARE_TR_FUNCTIONS(Felts)
};

struct Cloth {
    const char* name;
    const char* tile; ///< drawn by resources/felts/draw_felts.py
    QColor light;
    QColor dark;
};

const Cloth& clothOf(Felt felt)
{
    static const std::array<Cloth, feltCount> all {
        Cloth { QT_TRANSLATE_NOOP("Felts", "Slate blue"), "cloth", { 0x3d, 0x5a, 0x78 },
            { 0x1d, 0x2d, 0x40 } },
        Cloth { QT_TRANSLATE_NOOP("Felts", "Forest green"), "cloth", { 0x2c, 0x66, 0x46 },
            { 0x12, 0x33, 0x24 } },
        Cloth { QT_TRANSLATE_NOOP("Felts", "Burgundy"), "cloth", { 0x7a, 0x2f, 0x3e },
            { 0x3c, 0x14, 0x1d } },
        Cloth {
            QT_TRANSLATE_NOOP("Felts", "Oak"), "oak", { 0x7c, 0x53, 0x2e }, { 0x40, 0x28, 0x14 } },
        Cloth { QT_TRANSLATE_NOOP("Felts", "Charcoal knit"), "knit", { 0x4a, 0x4d, 0x52 },
            { 0x22, 0x24, 0x28 } },
        Cloth { QT_TRANSLATE_NOOP("Felts", "Red plaid"), "plaid", { 0x8c, 0x2a, 0x2c },
            { 0x4c, 0x12, 0x16 } },
    };
    return all.at(static_cast<std::size_t>(felt));
}

/// In the pixels of the screen, so that its lines are sharp.
QPixmap tileOf(const Cloth& cloth, qreal dpr)
{
    QSvgRenderer tile(QStringLiteral(":/felts/%1.svg").arg(QLatin1String(cloth.tile)));
    QPixmap pixmap((QSizeF(tile.defaultSize()) * dpr).toSize());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    tile.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    return pixmap;
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

QString feltName(Felt felt) { return FeltWords::tr(clothOf(felt).name); }

QPixmap feltPixmap(Felt felt, QSize size, qreal dpr)
{
    QPixmap pixmap(size * dpr);
    pixmap.setDevicePixelRatio(dpr);
    const Cloth& cloth = clothOf(felt);
    QPainter painter(&pixmap);
    const QRectF all({ 0, 0 }, QSizeF(size));
    QRadialGradient base(
        QPointF(all.width() / 2, all.height() * 0.45), qMax(all.width(), all.height()) * 0.72);
    base.setColorAt(0, cloth.light);
    base.setColorAt(1, cloth.dark);
    painter.fillRect(all, base);
    painter.drawTiledPixmap(all, tileOf(cloth, dpr));
    paintLight(painter, all.size());
    return pixmap;
}

} // namespace sheepshead
