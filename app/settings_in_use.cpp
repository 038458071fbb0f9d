// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings_in_use.h"

#include "app/book/current_game.h"
#include "app/game/game_display.h"
#include "app/game/table_remarks.h"
#include "app/settings/settings_controller.h"
#include "app/sound/table_sounds.h"
#include "ui/cards/picture_process.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/widgets/desktop_motion.h"
#include "ui/widgets/text_scale.h"

namespace sheepshead {

SettingsInUse::SettingsInUse(const Room& room, std::optional<Speed> speed)
    : room_(room)
{
    const Preferences& preferences = room_.settings.preferences();
    applyColourScheme(preferences.colours);
    use(preferences, speed.value_or(preferences.speed));
    connect(&room_.settings, &SettingsController::changed, this, &SettingsInUse::change);
    connect(&pictureNews(), &PictureNews::arrived, this,
        [this] { room_.display.use(room_.settings.preferences()); });
}

void SettingsInUse::useLessMotion(bool still)
{
    if (still == desktopWantsLessMotion())
        return;
    setDesktopWantsLessMotion(still);
    room_.display.use(room_.settings.preferences());
}

void SettingsInUse::use(const Preferences& preferences, Speed speed)
{
    setTextScale(preferences.textScale);
    room_.display.use(preferences);
    room_.display.useSpeed(speed);
    room_.remarks.use(preferences);
    room_.sounds.use(preferences.sound, speed);
}

void SettingsInUse::change(const Preferences& now, const Preferences& was)
{
    if (now.colours != was.colours)
        applyColourScheme(now.colours);
    use(now, now.speed);
    if (now.cast != was.cast)
        room_.display.showPlayers();
    if (!room_.game)
        return;
    room_.game->setCast(now.cast);
    room_.game->setLevels(now.levels);
    room_.game->session().setLayingDown(now.layingDown);
}

} // namespace sheepshead
