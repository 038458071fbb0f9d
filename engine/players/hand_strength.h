// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

namespace sheepshead {

/// How good a hand is for its owner as picker, on the scale players count by: queens three, jacks
/// two, other trump one and a bit for aces and short suits.
double handStrength(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
