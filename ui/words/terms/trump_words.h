// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/trump_count.h"

#include <QString>

namespace sheepshead {

/// "5 trump are out"
QString trumpOutText(const TrumpCount& count);

/// For the ear: what is out, what you hold, what was played.
QString spokenTrumpCount(const TrumpCount& count);

/// Of a seat after the hand: "4 trump"
QString trumpHeldText(int count);

} // namespace sheepshead
