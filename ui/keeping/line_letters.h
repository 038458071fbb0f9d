// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sheepshead {

/// The letters of the short line in the language of the window. The English ones are understood in
/// every language, so a language has others only where they cannot mean anything in English.

/// What the language has for an English letter, "w" for example; the same where it has nothing
/// else.
QString localLetters(const QString& english);

/// The English letters for those that a person typed; what is none of the language stays.
QString englishLetters(const QString& typed);

/// All letters of the language that differ from the English ones, the longest first.
QStringList ownLetters();

/// All English letters that a language may have others for.
QStringList translatedLetters();

} // namespace sheepshead
