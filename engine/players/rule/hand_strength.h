// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

namespace sheepshead {

/// How good a hand is for a picker, on the usual counting scale: a low trump is 1, the queen of
/// clubs more than 4; fail aces, tens and length in trump add to it. A hand of about 8 is as likely
/// to win as to lose.
double handStrength(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
