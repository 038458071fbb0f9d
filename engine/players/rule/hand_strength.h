// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

namespace sheepshead {

/// How good a hand is for its owner as picker, on the scale players count by: a low trump is one,
/// the queen of clubs above four, and fail aces, tens and length in trump add to it. Around eight
/// the hand is as likely to win as to lose.
double handStrength(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
