// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/own_faces.h"

#include "engine/files/private_file.h"
#include "ui/cards/table_top.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QPainter>
#include <QRegularExpression>

#include <utility>

namespace sheepshead {

namespace {

struct FaceTexts {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::FaceTexts)
};

constexpr int faceSide = 256;                          ///< pixels; the largest that a table shows
constexpr qint64 largestFace = qint64 { 1024 } * 1024; // bytes
const QString scheme = QStringLiteral("faces");

/// Without the name that stands for the folder.
QString pathOfFace(const QString& face)
{
    return QDir(QDir::searchPaths(scheme).value(0)).filePath(face.mid(scheme.size() + 1));
}

/// The middle of a picture, small, on a light ground.
QImage faceOf(const QImage& image)
{
    const int side = qMin(image.width(), image.height());
    QRect middle(0, 0, side, side);
    middle.moveCenter(image.rect().center());
    const QImage small =
        image.copy(middle)
            .convertToFormat(QImage::Format_ARGB32)
            .scaled(faceSide, faceSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage face(small.size(), QImage::Format_RGB32);
    face.fill(Qt::white);
    QPainter(&face).drawImage(0, 0, small);
    return face;
}

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

bool write(const QString& folder, const QString& name, const QByteArray& bytes)
{
    makePrivateFolder(std::filesystem::path(folder.toStdU16String()));
    return writeWholeFile(QDir(folder).filePath(name), bytes);
}

} // namespace

void setFacesFolder(const QString& folder) { QDir::setSearchPaths(scheme, { folder }); }

bool isOwnFace(const QString& face)
{
    static const QRegularExpression form(QStringLiteral("^faces:[0-9a-f]{32}\\.png$"));
    return form.match(face).hasMatch();
}

QString ownFaceFile(const QString& face)
{
    const bool there =
        isOwnFace(face) && problemOfOutsideFile(pathOfFace(face), largestFace).isEmpty();
    return there ? face : QString();
}

QImage ownFacePicture(const QString& file)
{
    return QImage::fromData(readOutsideFile(pathOfFace(file), largestFace).bytes, "PNG");
}

namespace {

AddedFace copiedFace(const PictureReading& read)
{
    if (!read.problem.isEmpty())
        return { {}, read.problem };
    const QStringList folders = QDir::searchPaths(scheme);
    const QByteArray bytes = pngOf(faceOf(read.image));
    const QString name = QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(32) + ".png");
    if (folders.isEmpty() || !write(folders.front(), name, bytes))
        return { {},
            FaceTexts::tr("The picture could not be copied to %1.")
                .arg(QDir::toNativeSeparators(folders.value(0))) };
    return { scheme + u':' + name, {} };
}

} // namespace

void addOwnFace(QObject* context, const QString& file, std::function<void(const AddedFace&)> then)
{
    readPictureFor(context, file,
        [then = std::move(then)](const PictureReading& read) { then(copiedFace(read)); });
}

} // namespace sheepshead
