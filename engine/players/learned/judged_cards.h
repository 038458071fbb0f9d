// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/playout/card_judge.h"

#include <vector>

namespace sheepshead {

/// What the learned judges hold of the cards that the viewer may properly play. None where there is
/// no choice, in games for tricks, and where nothing was taught (CardDescriber).
std::vector<CardJudge::JudgedCard> judgeCards(const Observation& seen);

} // namespace sheepshead
