// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings_in_use.h"

#include "app/game/current_game.h"
#include "app/game/game_display.h"
#include "app/settings/settings_controller.h"
#include "app/sound/sound_loader.h"
#include "app/table/table_host.h"
#include "ui/cards/picture_process.h"
#include "ui/main_window.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/widgets/desktop_motion.h"
#include "ui/widgets/text_scale.h"

#include <QAction>

namespace sheepshead {

namespace {

/// The entry of the menu follows the settings, and the other way round; it is hidden where no sound
/// can be had.
void connectSoundSwitch(MainWindow& window, SettingsController& settings, TableSounds& sounds)
{
    QAction& on = window.action(Command::Sound);
    const bool has = hasSoundPlayer();
    on.setVisible(has);
    on.setEnabled(has);
    on.setChecked(settings.preferences().sound.on);
    settings.setHasSound(has);
    QObject::connect(&on, &QAction::triggered, &settings, &SettingsController::setSoundOn);
    QObject::connect(&settings, &SettingsController::changed, &on,
        [&on](const Preferences& now) { on.setChecked(now.sound.on); });
    QObject::connect(
        &settings, &SettingsController::soundSampleWanted, &sounds, &TableSounds::sample);
}

} // namespace

SettingsInUse::SettingsInUse(
    const TablePlace& place, CurrentGame& game, GameDisplay& display, std::optional<Speed> speed)
    : place_(place)
    , game_(game)
    , display_(display)
    , remarks_(place.table, [this] { return place_.host.session() != nullptr; })
    , sounds_(place.table, loadSoundPlayer)
{
    connectSoundSwitch(place.window, place.settings, sounds_);
    connect(&motionPortal_, &MotionPortal::told, this, &SettingsInUse::useLessMotion);
    const Preferences& preferences = place_.settings.preferences();
    applyColourScheme(preferences.colours);
    use(preferences, speed.value_or(preferences.speed));
    connect(&place_.settings, &SettingsController::changed, this, &SettingsInUse::change);
    connect(&pictureNews(), &PictureNews::arrived, this,
        [this] { display_.use(place_.settings.preferences()); });
}

/// The desktop wants things to stand still, or no longer.
void SettingsInUse::useLessMotion(bool still)
{
    if (still == desktopWantsLessMotion())
        return;
    setDesktopWantsLessMotion(still);
    display_.use(place_.settings.preferences());
}

void SettingsInUse::use(const Preferences& preferences, Speed speed)
{
    setTextScale(preferences.textScale);
    display_.use(preferences);
    display_.useSpeed(speed);
    remarks_.use(preferences);
    sounds_.use(preferences.sound, speed);
}

void SettingsInUse::change(const Preferences& now, const Preferences& was)
{
    if (now.colours != was.colours)
        applyColourScheme(now.colours);
    use(now, now.speed);
    if (now.cast != was.cast)
        display_.showPlayers();
    if (!game_)
        return;
    game_->setCast(now.cast);
    game_->setLevels(now.levels);
    game_->session().setLayingDown(now.layingDown);
}

} // namespace sheepshead
