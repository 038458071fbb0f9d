// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"

#include <QDir>
#include <QStandardPaths>

namespace sheepshead {

Folders foldersFor(const QString& dataFolder)
{
    const auto place = [&](QStandardPaths::StandardLocation usual, const QString& file) {
        const QDir folder(
            dataFolder.isEmpty() ? QStandardPaths::writableLocation(usual) : dataFolder);
        return QDir::cleanPath(folder.absoluteFilePath(file));
    };
    return { place(QStandardPaths::AppDataLocation, QStringLiteral("scores.sqlite")),
        place(QStandardPaths::AppConfigLocation, QStringLiteral("sheepshead.ini")),
        place(QStandardPaths::AppDataLocation, QStringLiteral("faces")) };
}

} // namespace sheepshead
