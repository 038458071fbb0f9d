// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class SoundPlayer;

/// Whether this program can make sounds at all: on Windows it always can, elsewhere it needs the
/// module with Qt Multimedia, which may not be built or not be installed.
bool hasSoundPlayer();

/// The one player of this program, made or loaded now. Null, with a word in the log, if the module
/// cannot be loaded: Qt Multimedia may be missing on this system.
SoundPlayer* loadSoundPlayer();

} // namespace sheepshead
