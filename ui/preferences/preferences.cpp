// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct PreferencesWords {
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

} // namespace

Levels levelsOf(Level level)
{
    Levels levels {};
    levels.fill(level);
    return levels;
}

Preferences defaultPreferences()
{
    Preferences preferences;
    preferences.names = { PreferencesWords::tr("You") };
    for (const Character& character : characters()) {
        if (preferences.names.size() < maxSeats)
            preferences.names << QString::fromUtf8(
                character.name.data(), static_cast<qsizetype>(character.name.size()));
    }
    return preferences;
}

} // namespace sheepshead
