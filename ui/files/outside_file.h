// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/files/regular_file.h"

#include <QByteArray>
#include <QString>

namespace sheepshead {

/// What is in a file of the person's, or the reason why it was not read, in their language.
struct OutsideFile {
    QByteArray bytes;
    QString problem; ///< a sentence without the name of the file; empty if it was read
};

/// readRegularFile() for rooms with Qt.
OutsideFile readOutsideFile(const QString& file, qint64 mostBytes);

/// faultOfFile() for files that Qt reads itself: empty if it may be opened.
QString problemOfOutsideFile(const QString& file, qint64 mostBytes);

} // namespace sheepshead
