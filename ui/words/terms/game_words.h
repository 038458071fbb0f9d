// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/scoring/outcome.h"
#include "engine/statistics/pick_chances.h"
#include "ui/words/players/seating.h"

#include <QString>

#include <vector>

namespace sheepshead {

/// The game after all have passed, in a sentence: "Everyone passed: a leaster. …"
QString noPickGameText(NoPickGame game);

/// "Leaster"
QString noPickGameName(NoPickGame game);

/// Within a sentence: "a best solo", "a solo in clubs", "a billy"
QString soloText(SoloKind kind, Suit suit);

/// Within a sentence: "both black queens"
QString pairText(BlitzPair pair);

/// MAUER: "You passed a strong hand (power 9): a mauer." Empty without mauers.
QString mauerText(const std::vector<Mauer>& mauers, const Seating& seating);

} // namespace sheepshead
