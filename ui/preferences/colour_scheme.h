// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

namespace sheepshead {

/// Makes every window of the program light or dark, or as the system has it.
void applyColourScheme(ColourScheme scheme);

} // namespace sheepshead
