// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

namespace sheepshead {

/// Writes into a row how its scores came about: the steps of its hand, then what went into the pot
/// or came out of it. Only a row about the pot needs no hand. A hand that does not come to what
/// is written in the row, as a later version might score it, leaves the row without a derivation.
void derive(SheetRow& row, const HandState* hand);

/// The same for a hand whose steps and scores are known without its cards; both are empty for a
/// throw-in and a row about the pot.
void derive(SheetRow& row, Derivation ofTheHand, const PerSeat<Score>& scores);

} // namespace sheepshead
