// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class MainWindow;
class SettingsController;
class TableSounds;

/// Connects the command of the menu that turns sounds on and off, and the sample of the settings'
/// dialog. A program that cannot be heard has neither.
void connectSoundSwitch(MainWindow& window, SettingsController& settings, TableSounds& sounds);

} // namespace sheepshead
