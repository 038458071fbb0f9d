// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/table_top.h"

#include "ui/cards/picture_process.h"
#include "ui/files/outside_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QPainter>
#include <QPointer>

#include <atomic>
#include <cmath>
#include <utility>

namespace sheepshead {

namespace {

constexpr qint64 largestFile = qint64 { 64 } * 1024 * 1024; // bytes
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
    const OutsideFile content = readOutsideFile(file, largestFile);
    if (!content.problem.isEmpty())
        return noPicture(file, content.problem);
    const DrawnPictures drawn = drawElsewhere({ .kind = PictureTask::Kind::Bitmap,
        .whole = content.bytes,
        .cards = {},
        .back = {},
        .width = keptSide });
    switch (drawn.fault) {
    case PictureFault::None:
    case PictureFault::Stopped:
        return { drawn.whole, {} };
    case PictureFault::TooLarge:
        return noPicture(file,
            PictureTexts::tr("The picture is larger than %1 by %1 pixels.")
                .arg(longestPictureSide));
    case PictureFault::Damaged:
        return noPicture(file, PictureTexts::tr("The picture is damaged."));
    case PictureFault::NotInTime:
        return noPicture(
            file, PictureTexts::tr("Drawing this picture takes too much time or memory."));
    default:
        return noPicture(file, PictureTexts::tr("This is no picture that can be read."));
    }
}

void readPictureFor(
    QObject* context, const QString& file, std::function<void(const PictureReading&)> then)
{
    if (!hasPictureServer())
        return then(readPicture(file));
    workOnPictures([here = QPointer(context), file, then = std::move(then)] {
        const PictureReading reading = readPicture(file);
        QMetaObject::invokeMethod(
            &pictureNews(),
            [here, then, reading] {
                if (here)
                    then(reading);
            },
            Qt::QueuedConnection);
    });
}

/// Written by the thread that reads, and then ready.
struct TableTop::Awaited {
    PictureReading picture;
    std::atomic_bool ready = false;
};

void TableTop::setLook(const FeltLook& look)
{
    look_ = look;
    take({});
    awaited_ = nullptr;
    if (look.picture.isEmpty())
        return;
    awaited_ = std::make_shared<Awaited>();
    workOnPictures([awaited = awaited_, file = look.picture] {
        awaited->picture = readPicture(file);
        awaited->ready = true;
    });
    takeArrived();
}

bool TableTop::takeArrived()
{
    if (!awaited_ || !awaited_->ready)
        return false;
    take(std::exchange(awaited_, nullptr)->picture);
    return true;
}

void TableTop::take(const PictureReading& picture)
{
    picture_ = picture;
    pixmap_ = {};
    dimmed_ = picture.image.isNull() ? 1 : dimmedTo(picture.image);
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
    shade.setAlphaF(static_cast<float>(1 - dimmed_));
    painter.fillRect(pixmap.rect(), shade);
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    return pixmap;
}

} // namespace sheepshead
