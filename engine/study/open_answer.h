// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_question.h"

namespace sheepshead {

/// What each action of the seat to act brings if every player sees all cards and then plays
/// perfectly. The best action comes first. After a bury the best call follows. Empty for a game
/// that the solver does not solve, where another seat decides before the first lead, and if
/// stopped. For the files of this room.
std::vector<StudyChoice> openChoices(const HandState& hand, const std::stop_token& stop);

} // namespace sheepshead
