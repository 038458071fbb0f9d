// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound_switch.h"

#include "app/settings/settings_controller.h"
#include "app/sound/sound_module.h"
#include "app/sound/table_sounds.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

void connectSoundSwitch(MainWindow& window, SettingsController& settings, TableSounds& sounds)
{
    QAction& on = window.action(Command::Sound);
    const bool has = !soundModuleFile().isEmpty();
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

} // namespace sheepshead
