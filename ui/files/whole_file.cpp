// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/whole_file.h"

#include "engine/files/regular_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>
#include <system_error>

namespace sheepshead {

namespace {

bool isScoreBook(const QString& name)
{
    const QByteArray magic("SQLite format 3");
    QFile file(name);
    return file.open(QIODevice::ReadOnly) && file.read(magic.size()) == magic;
}

/// What takes the place of a pipe or a device is lost to who reads it, and no file that is saved
/// here is worth a score book.
bool mayBeReplaced(const QString& name)
{
    const auto fault = faultOfFile(std::filesystem::path(name.toStdU16String()));
    return fault != FileFault::NotAFile && (fault || !isScoreBook(name));
}

bool written(const QString& name, const QByteArray& bytes)
{
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

/// Most disks have names of 255 bytes, and QSaveFile puts some behind that of its draft.
bool hasRoomForDraft(const QString& name)
{
    constexpr qsizetype most = 240;
    return QFileInfo(name).fileName().toUtf8().size() <= most;
}

QString freeNameBeside(const QString& name)
{
    const QDir folder = QFileInfo(name).dir();
    int number = 1;
    while (folder.exists(QStringLiteral("sheepshead-%1.part").arg(number)))
        ++number;
    return folder.filePath(QStringLiteral("sheepshead-%1.part").arg(number));
}

/// By a draft with a name of its own.
bool writtenWithLongName(const QString& link, const QByteArray& bytes)
{
    const QFileInfo info(link);
    const QString name = info.exists() ? info.canonicalFilePath() : link;
    const QString draft = freeNameBeside(name);
    if (!written(draft, bytes))
        return false;
    if (info.exists())
        QFile::setPermissions(draft, info.permissions());
    std::error_code fault;
    std::filesystem::rename(std::filesystem::path(draft.toStdU16String()),
        std::filesystem::path(name.toStdU16String()), fault);
    if (fault)
        QFile::remove(draft);
    return !fault;
}

} // namespace

bool writeWholeFile(const QString& name, const QByteArray& bytes)
{
    if (!mayBeReplaced(name))
        return false;
    return hasRoomForDraft(name) ? written(name, bytes) : writtenWithLongName(name, bytes);
}

} // namespace sheepshead
