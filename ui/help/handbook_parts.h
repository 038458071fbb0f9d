// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// Fills in what the handbook does not write twice. A page names each part on a line of its own:
/// {tables}, {rules}, {levels}, {characters}, {lessons}, {keys}, {commands}, {glossary}. Other
/// lines stay as they are. Anywhere in a line: what an opening book says (withBookFigures()).
QString withHandbookParts(const QString& page);

/// A text of the program, so that Markdown shows it as it is.
QString asMarkdown(const QString& text);

} // namespace sheepshead
