// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/policy.h"

#include <span>

namespace sheepshead {

/// Judges whether to take the blind: the more players are still to speak, the stronger a hand has
/// to be. `legal` must not be empty.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// What speaks for a pick: the features of the pick (policy.h). A regular picks where their product
/// with its weights is not negative.
Features featuresOfPick(const Observation& seen);

/// Judges whether to crack, answer a crack, or show a pair (CRACK, RECRACK, CORNER, BLITZ).
Action judgeRaise(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// Judges what to bid in Indiana, and which solo to name (4H-5).
Action judgeBid(const Observation& seen, std::span<const Action> legal, const Habits& habits);
Action judgeSolo(const Observation& seen, std::span<const Action> legal);

/// Votes for a leaster with a weak hand, for a doubler with one that was almost good enough to
/// pick.
Action judgeVote(const Observation& seen);

} // namespace sheepshead
