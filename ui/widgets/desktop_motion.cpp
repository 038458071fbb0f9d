// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/desktop_motion.h"

namespace sheepshead {

namespace {

bool desktopStandsStill = false;

} // namespace

bool desktopWantsLessMotion() { return desktopStandsStill; }

void setDesktopWantsLessMotion(bool still) { desktopStandsStill = still; }

} // namespace sheepshead
