// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/picture_work.h"

#include "engine/cards/card_set.h"
#include "ui/cards/deck_files.h"
#include "ui/cards/safe_svg.h"
#include "ui/cards/table_colours.h"

#include <QBuffer>
#include <QDataStream>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr quint32 mostPixels = 64'000'000; // of a drawn picture that comes back

QImage emptyPicture(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Card white with rounded corners, for pictures that are no whole cards.
void paintBlankCard(QPainter& painter, QSizeF size)
{
    painter.setPen(QPen(QColor(0xb9, 0xb2, 0xa2), size.width() * 0.006));
    painter.setBrush(table_colours::cardPaper);
    const qreal corner = size.width() * 0.068;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

QRectF fittedInto(QSizeF picture, QRectF into)
{
    const QSizeF size = picture.scaled(into.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(), size);
    place.moveCenter(into.center());
    return place;
}

/// A card of this width; `paint` draws the picture into a place.
template <class Paint> QImage drawnCard(int width, qreal picturesRatio, Paint paint)
{
    QImage image = emptyPicture({ width, qRound(width * cardRatio(picturesRatio)) });
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRectF place({ 0, 0 }, QSizeF(image.size()));
    if (picturesRatio < flattestCard || picturesRatio > slimmestCard) {
        paintBlankCard(painter, place.size());
        const qreal edge = place.width() * 0.04;
        place = fittedInto(QSizeF(1, picturesRatio), place.adjusted(edge, edge, -edge, -edge));
    }
    paint(painter, place);
    return image;
}

/// No larger than `longest`, and upright.
DrawnPictures drawnBitmap(const QByteArray& bytes, int longest)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || reader.format() == "pdf")
        return noPictures(PictureFault::NoPicture);
    if (reader.format().startsWith("svg")) {
        QSvgRenderer renderer;
        if (!renderer.load(safeSvg(bytes)))
            return noPictures(PictureFault::NoPicture);
        const QSize size = renderer.defaultSize();
        if (size.isEmpty() || size.width() > longestPictureSide
            || size.height() > longestPictureSide)
            return noPictures(PictureFault::TooLarge);
        DrawnPictures drawn;
        drawn.whole = emptyPicture(size.scaled(longest, longest, Qt::KeepAspectRatio));
        QPainter painter(&drawn.whole);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(drawn.whole.size())));
        return drawn;
    }
    const QSize size = reader.size();
    if (size.width() > longestPictureSide || size.height() > longestPictureSide)
        return noPictures(PictureFault::TooLarge);
    if (size.width() > longest || size.height() > longest)
        reader.setScaledSize(size.scaled(longest, longest, Qt::KeepAspectRatio));
    DrawnPictures drawn;
    drawn.whole = reader.read();
    if (drawn.whole.isNull())
        drawn.fault = PictureFault::Damaged;
    return drawn;
}

qreal ratioOf(QSizeF size, qreal otherwise)
{
    const qreal ratio = size.height() / size.width();
    return size.width() > 0 && std::isfinite(ratio) && ratio > 0 ? ratio : otherwise;
}

DrawnPictures drawnFromSvg(const PictureTask& task)
{
    QSvgRenderer renderer;
    if (!renderer.load(safeSvg(task.whole)))
        return noPictures(PictureFault::NoPicture);
    QHash<int, QString> elements;
    for (const Card card : CardSet::deck())
        for (const QString& element : elementsOf(card))
            if (!elements.contains(card.index()) && renderer.elementExists(element))
                elements.insert(card.index(), element);
    if (elements.isEmpty())
        return noPictures(PictureFault::NoCard);
    const QString back = QStringLiteral("back");
    const bool hasBack = renderer.elementExists(back);
    const QString first = hasBack ? back : elements.cbegin().value();
    DrawnPictures drawn;
    const QRectF bounds = renderer.boundsOnElement(first);
    drawn.ratio = ratioOf(renderer.transformForElement(first).mapRect(bounds).size(), drawn.ratio);
    const auto draw = [&](const QString& element) {
        return drawnCard(task.width, drawn.ratio,
            [&](QPainter& painter, QRectF place) { renderer.render(&painter, element, place); });
    };
    for (auto element = elements.cbegin(); element != elements.cend(); ++element)
        drawn.cards.insert(element.key(), draw(element.value()));
    if (hasBack)
        drawn.back = draw(back);
    return drawn;
}

/// Read twice as wide as they are shown, and scaled smoothly.
DrawnPictures drawnFromFiles(const PictureTask& task)
{
    QHash<int, QImage> pictures;
    for (auto card = task.cards.cbegin(); card != task.cards.cend(); ++card) {
        const QImage picture = drawnBitmap(card.value(), task.width * 4).whole;
        if (!picture.isNull())
            pictures.insert(card.key(), picture);
    }
    if (pictures.isEmpty())
        return noPictures(PictureFault::NoCard);
    const QImage back =
        task.back.isEmpty() ? QImage() : drawnBitmap(task.back, task.width * 4).whole;
    DrawnPictures drawn;
    drawn.ratio = ratioOf((back.isNull() ? pictures.cbegin().value() : back).size(), drawn.ratio);
    const auto draw = [&](const QImage& picture) {
        return drawnCard(task.width, drawn.ratio,
            [&](QPainter& painter, QRectF place) { painter.drawImage(place, picture); });
    };
    for (auto picture = pictures.cbegin(); picture != pictures.cend(); ++picture)
        drawn.cards.insert(picture.key(), draw(picture.value()));
    if (!back.isNull())
        drawn.back = draw(back);
    return drawn;
}

/// As it is in memory: to pack and unpack it would take longer than to draw it.
void putPicture(QDataStream& out, const QImage& picture)
{
    const QImage image = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    out << static_cast<quint32>(image.width()) << static_cast<quint32>(image.height());
    for (int y = 0; y < image.height(); ++y)
        out.writeRawData(reinterpret_cast<const char*>(image.constScanLine(y)), image.width() * 4);
}

void takePicture(QDataStream& in, QImage& image)
{
    quint32 width = 0;
    quint32 height = 0;
    in >> width >> height;
    if (width > longestPictureSide || height > longestPictureSide || width * height > mostPixels)
        in.setStatus(QDataStream::ReadCorruptData);
    if (in.status() != QDataStream::Ok || width == 0 || height == 0)
        return;
    image = QImage(
        static_cast<int>(width), static_cast<int>(height), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
        if (in.readRawData(reinterpret_cast<char*>(image.scanLine(y)), image.width() * 4)
            != image.width() * 4)
            return in.setStatus(QDataStream::ReadPastEnd);
}

} // namespace

qreal cardRatio(qreal picturesRatio)
{
    return picturesRatio < 1 ? 1.4 : std::clamp(picturesRatio, flattestCard, slimmestCard);
}

DrawnPictures drawnPictures(const PictureTask& task)
{
    switch (task.kind) {
    case PictureTask::Kind::Bitmap:
        return drawnBitmap(task.whole, task.width);
    case PictureTask::Kind::DeckInOneFile:
        return drawnFromSvg(task);
    case PictureTask::Kind::DeckOfFiles:
        break;
    }
    return drawnFromFiles(task);
}

QDataStream& operator<<(QDataStream& out, const PictureTask& task)
{
    return out << static_cast<quint8>(task.kind) << task.whole << task.cards << task.back
               << task.width;
}

QDataStream& operator>>(QDataStream& in, PictureTask& task)
{
    quint8 kind = 0;
    in >> kind >> task.whole >> task.cards >> task.back >> task.width;
    task.kind = static_cast<PictureTask::Kind>(kind);
    return in;
}

QDataStream& operator<<(QDataStream& out, const DrawnPictures& drawn)
{
    out << static_cast<quint8>(drawn.fault) << drawn.ratio;
    putPicture(out, drawn.whole);
    putPicture(out, drawn.back);
    out << static_cast<quint32>(drawn.cards.size());
    for (auto card = drawn.cards.cbegin(); card != drawn.cards.cend(); ++card) {
        out << static_cast<quint32>(card.key());
        putPicture(out, card.value());
    }
    return out;
}

QDataStream& operator>>(QDataStream& in, DrawnPictures& drawn)
{
    quint8 fault = 0;
    quint32 count = 0;
    in >> fault >> drawn.ratio;
    takePicture(in, drawn.whole);
    takePicture(in, drawn.back);
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        quint32 card = 0;
        in >> card;
        QImage& picture = drawn.cards[static_cast<int>(card)];
        takePicture(in, picture);
        if (card >= static_cast<quint32>(CardSet::deck().size()) || picture.isNull())
            in.setStatus(QDataStream::ReadCorruptData);
    }
    if (fault > static_cast<quint8>(PictureFault::Stopped) || !std::isfinite(drawn.ratio)
        || drawn.ratio <= 0)
        in.setStatus(QDataStream::ReadCorruptData);
    drawn.fault = static_cast<PictureFault>(fault);
    return in;
}

} // namespace sheepshead
