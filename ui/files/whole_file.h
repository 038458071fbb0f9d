// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sheepshead {

/// Writes all of it, or leaves a file that was there as it was. False if the disk is full, the
/// folder is gone or may not be written, and where a score book, a pipe or a device would be lost.
bool writeWholeFile(const QString& name, const QByteArray& bytes);

} // namespace sheepshead
