// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/pictures.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sheepshead {

namespace {

QPixmap render(const QString& resource, qreal size, qreal dpr)
{
    const int pixels = qMax(1, qRound(size * dpr));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(resource).render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    return pixmap;
}

} // namespace

QPixmap picture(const QString& resource, qreal size, qreal dpr)
{
    const QString key = resource + QLatin1Char('@') + QString::number(size, 'f', 2)
        + QLatin1Char('x') + QString::number(dpr, 'f', 2);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = render(resource, size, dpr);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QString portraitFile(const QString& portrait)
{
    const QString file = QStringLiteral(":/portraits/%1.svg").arg(portrait);
    return QFile::exists(file) ? file : QStringLiteral(":/portraits/you.svg");
}

QString iconFile(const QString& icon) { return QStringLiteral(":/icons/%1.svg").arg(icon); }

} // namespace sheepshead
