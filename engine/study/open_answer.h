// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_question.h"

namespace sheepshead {

/// What each action of the seat to act brings if everyone sees all cards and plays perfectly from
/// there on, best first; a bury goes on with the best call. Empty if the game is not solved, if
/// other decisions come in between, or if stopped. For the files of this room.
std::vector<StudyChoice> openChoices(const HandState& hand, const std::stop_token& stop);

} // namespace sheepshead
