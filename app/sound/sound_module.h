// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace sheepshead {

class SoundPlayer;

/// The file of the module with Qt Multimedia; empty where it was not built or not installed.
QString soundModuleFile();

/// Loads the module. Null, with a word in the log, if it cannot be loaded: Qt Multimedia may be
/// missing on this system.
SoundPlayer* loadSoundModule();

} // namespace sheepshead
