// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace sheepshead {

/// Whether cards and panels stand still.
enum class LessMotion : std::uint8_t { AsSystem, Always, Never };

/// Whether the desktop asks programs not to move things. Qt 6.4 has no word for it, so this reads
/// what the desktops tell programs that are not theirs: the style's duration of animations (KDE's
/// styles, Windows), KDE's AnimationDurationFactor in kdeglobals, and gtk-enable-animations in the
/// settings.ini of GTK, where KDE and other desktops write it down. It is asked at the start and
/// when settings change.
bool systemWantsLessMotion();

/// The same from the files of a folder of settings, such as ~/.config. Files that are not there, or
/// cannot be read, ask for nothing.
bool filesWantLessMotion(const QString& folder);

/// What holds in the end.
bool wantsLessMotion(LessMotion wish);

} // namespace sheepshead
