// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"

#include <QString>

namespace sheepshead {

/// "Expert".
QString levelName(Level level);
/// A sentence on how such a player plays.
QString levelDescription(Level level);

} // namespace sheepshead
