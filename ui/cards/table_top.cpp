// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/table_top.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <cmath>

namespace sheepshead {

namespace {

constexpr qint64 largestFile = qint64 { 64 } * 1024 * 1024; // bytes
constexpr int longestSide = 20000;                          // pixels of the file
constexpr int keptSide = 3840;                              // pixels, of the largest screens

/// White words need 4.5 to 1: (1 + 0.05) / (luminance + 0.05).
constexpr double mostLuminance = 1.05 / 4.5 - 0.05 - 0.02;

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(TableTop)
};

PictureReading noPicture(const QString& file, const QString& why)
{
    return { {}, PictureTexts::tr("%1: %2").arg(QDir::toNativeSeparators(file), why) };
}

double linear(int channel)
{
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(QRgb colour)
{
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour))
        + 0.0722 * linear(qBlue(colour));
}

QColor lightestOf(const QImage& image)
{
    const QImage small = image.scaled(64, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_RGB32);
    QRgb lightest = qRgb(0, 0, 0);
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x)
            if (luminance(small.pixel(x, y)) > luminance(lightest))
                lightest = small.pixel(x, y);
    return QColor(lightest);
}

/// How much of the light stays, 0 to 1.
double dimmedTo(const QImage& image)
{
    const QColor lightest = lightestOf(image);
    const auto after = [&lightest](double part) {
        return luminance(qRgb(static_cast<int>(lightest.red() * part),
            static_cast<int>(lightest.green() * part), static_cast<int>(lightest.blue() * part)));
    };
    double part = 1;
    while (after(part) > mostLuminance)
        part -= 0.02;
    return part;
}

} // namespace

PictureReading readPicture(const QString& file)
{
    const QFileInfo info(file);
    if (!info.isFile())
        return noPicture(file, PictureTexts::tr("There is no such file."));
    if (info.size() > largestFile)
        return noPicture(file,
            PictureTexts::tr("The file is larger than %1 MB.").arg(largestFile / 1024 / 1024));
    QImageReader reader(file);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead())
        return noPicture(file, PictureTexts::tr("This is no picture that can be read."));
    const QSize size = reader.size();
    if (size.width() > longestSide || size.height() > longestSide)
        return noPicture(
            file, PictureTexts::tr("The picture is larger than %1 by %1 pixels.").arg(longestSide));
    if (size.width() > keptSide || size.height() > keptSide)
        reader.setScaledSize(size.scaled(keptSide, keptSide, Qt::KeepAspectRatio));
    const QImage image = reader.read();
    if (image.isNull())
        return noPicture(
            file, PictureTexts::tr("The picture is damaged: %1").arg(reader.errorString()));
    return { image, {} };
}

void TableTop::setLook(const FeltLook& look)
{
    look_ = look;
    pixmap_ = {};
    picture_ = look.picture.isEmpty() ? PictureReading() : readPicture(look.picture);
}

const QPixmap& TableTop::pixmap(QSize size, qreal dpr)
{
    if (pixmap_.deviceIndependentSize().toSize() != size || pixmap_.devicePixelRatio() != dpr)
        pixmap_ = drawn(size, dpr);
    return pixmap_;
}

QPixmap TableTop::drawn(QSize size, qreal dpr) const
{
    const QImage& image = picture_.image;
    if (image.isNull())
        return feltPixmap(look_.felt, size, dpr);
    QPixmap pixmap(size * dpr);
    pixmap.fill(Qt::black); // behind what is transparent
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize covering = image.size().scaled(pixmap.size(), Qt::KeepAspectRatioByExpanding);
    QRect place(QPoint(), covering);
    place.moveCenter(pixmap.rect().center());
    painter.drawImage(
        place.topLeft(), image.scaled(covering, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    QColor shade(Qt::black);
    shade.setAlphaF(static_cast<float>(1 - dimmedTo(image)));
    painter.fillRect(pixmap.rect(), shade);
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    return pixmap;
}

} // namespace sheepshead
