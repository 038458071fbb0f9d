// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/scoring/outcome.h"

#include <QString>

namespace sheepshead {

/// The game after all have passed, in a sentence: "Everyone passed: a leaster. …"
QString noPickGameText(NoPickGame game);

/// "Leaster"
QString noPickGameName(NoPickGame game);

/// Within a sentence: "a best solo", "a solo in clubs", "a billy"
QString soloText(SoloKind kind, Suit suit);

/// Within a sentence: "both black queens"
QString pairText(BlitzPair pair);

} // namespace sheepshead
