// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// The name that a dialog suggests for a file about something with this title: one that every disk,
/// Windows and the clients of cloud folders take. "Table of 11/25 10:30" and "pdf":
/// "Table of 11-25 10-30.pdf". Never empty before its ending, and of at most 150 bytes.
QString defaultFileName(const QString& title, const QString& ending);

/// Where dialogs look for files of the person's own first: the documents, or the home folder.
QString folderOfDocuments();

/// A file of that name in that folder.
QString defaultFile(const QString& title, const QString& ending);

} // namespace sheepshead
