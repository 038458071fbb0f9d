// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/whole_file.h"

#include "engine/files/regular_file.h"

#include <QFile>
#include <QSaveFile>

#include <filesystem>

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

} // namespace

bool writeWholeFile(const QString& name, const QByteArray& bytes)
{
    if (!mayBeReplaced(name))
        return false;
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace sheepshead
