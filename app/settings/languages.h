// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sheepshead {

/// The codes of the languages that the program speaks: "cs", "de", "en" and so on.
QStringList languages();

/// The same with "pseudo", which marks and lengthens every text, to find texts that are not
/// translated or do not fit.
QStringList languagesToTry();

/// Sets the language of all texts made from now on, also when another one was spoken before; empty
/// for the system's language. Falls back to English.
void speak(const QString& language);

} // namespace sheepshead
