// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/quick_entry.h"

#include <vector>

namespace sheepshead {

/// The table at which a short line is typed.
struct LinePlace {
    Chairs chairs;
    QStringList names; ///< of the chairs, by their places
    CheckedVariant rules;
};

/// Something that can be typed next in the short line.
struct LineWord {
    QString letters; ///< as they are typed
    QString meaning;
    QString example = {}; ///< what is shown for letters that a number follows
};

/// What may be typed after this line, the usual first, in the language of the window. If the line
/// ends with letters that begin something longer, only that.
std::vector<LineWord> wordsAfter(const QString& line, const LinePlace& place);

/// The line with this word at its end, in the place of the letters that begin it.
QString lineWith(const QString& line, const QString& letters);

} // namespace sheepshead
