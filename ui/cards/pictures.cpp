// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/pictures.h"

#include "ui/cards/own_faces.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sheepshead {

namespace {

/// A picture in a round frame, as our portraits are.
void paintRound(QPainter& painter, const QString& file, const QRectF& room)
{
    const QImage image = ownFacePicture(file);
    if (image.isNull()) // gone bad since it was found
        return QSvgRenderer(portraitFile({})).render(&painter, room);
    const QRectF disc = room.adjusted(
        room.width() / 64, room.height() / 64, -room.width() / 64, -room.height() / 64);
    QPainterPath round;
    round.addEllipse(disc);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.save();
    painter.setClipPath(round);
    painter.drawImage(disc, image);
    painter.restore();
    painter.setPen(QPen(QColor(0x23, 0x22, 0x2b), room.width() / 42)); // the ink of our portraits
    painter.drawEllipse(disc);
}

QPixmap render(const QString& resource, qreal size, qreal dpr)
{
    const int pixels = qMax(1, qRound(size * dpr));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room(0, 0, pixels, pixels);
    if (resource.endsWith(QStringLiteral(".svg")))
        QSvgRenderer(resource).render(&painter, room);
    else
        paintRound(painter, resource, room);
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
    if (QString own = ownFaceFile(portrait); !own.isEmpty())
        return own;
    const QString file = QStringLiteral(":/portraits/%1.svg").arg(portrait);
    return QFile::exists(file) ? file : QStringLiteral(":/portraits/you.svg");
}

QString iconFile(const QString& icon) { return QStringLiteral(":/icons/%1.svg").arg(icon); }

} // namespace sheepshead
