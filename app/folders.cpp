// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"

#include "engine/files/private_file.h"

#include <QDir>
#include <QStandardPaths>

#include <filesystem>
#include <system_error>

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
        place(QStandardPaths::AppDataLocation, QStringLiteral("faces")),
        place(QStandardPaths::AppDataLocation, QStringLiteral("challenges")),
        place(QStandardPaths::AppDataLocation, QStringLiteral("tournaments")) };
}

namespace {

std::filesystem::path asPath(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

/// The book, its companions and its backups all lie there, however they are named.
void narrowFolder(const std::filesystem::path& folder)
{
    narrowToOwner(folder);
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        narrowToOwner(entry.path());
        if (entry.is_directory(ignored) && !entry.is_symlink(ignored))
            for (const auto& inside : std::filesystem::directory_iterator(entry.path(), ignored))
                narrowToOwner(inside.path());
    }
}

} // namespace

void makePrivate(const Folders& folders, bool areOurs)
{
    for (const QString& file : { folders.scoreBook, folders.preferences }) {
        const std::filesystem::path folder = asPath(file).parent_path();
        makePrivateFolder(folder);
        if (areOurs)
            narrowFolder(folder);
    }
}

} // namespace sheepshead
