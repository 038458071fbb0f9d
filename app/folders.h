// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// Where the program keeps what it keeps.
struct Folders {
    QString scoreBook;   ///< a file
    QString preferences; ///< a file
    QString faces;       ///< a folder for the person's own faces of players
    QString challenges;  ///< a folder
    QString tournaments; ///< a folder
};

/// Below one folder, or, if that is empty, where this system keeps a person's data and settings.
Folders foldersFor(const QString& dataFolder);

/// Makes the folders, so that only their owner may enter them. Where they are the program's own,
/// and not one that the person named, takes from others what an earlier version let them read.
void makePrivate(const Folders& folders, bool areOurs);

} // namespace sheepshead
