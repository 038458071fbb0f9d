// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sheepshead {

/// Names of players, one a line, as they are typed, pasted or read from a file: without blank
/// lines, and cleaned of what no name has. Of a line of a spreadsheet the first column counts: up
/// to a tab or a semicolon, with commas also up to a comma; quotes around it go.
QStringList namesIn(const QString& text, bool commas);

} // namespace sheepshead
