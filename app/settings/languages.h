// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sheepshead {

/// The codes of the languages that the program speaks: "de", "en".
QStringList languages();

/// The same, and "pseudo", which marks and lengthens every text, to find those that cannot be
/// translated and those that do not fit.
QStringList languagesToTry();

/// From now on new texts are in this language; empty for the system's. English where there is no
/// translation.
void speak(const QString& language);

} // namespace sheepshead
