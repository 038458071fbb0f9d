// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QPalette>

namespace sheepshead {

/// Our own palettes; the system's for ColourScheme::System.
QPalette paletteOf(ColourScheme scheme);

/// Makes every window of the program light or dark, or as the system has it.
void applyColourScheme(ColourScheme scheme);

} // namespace sheepshead
