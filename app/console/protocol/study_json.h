// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"
#include "engine/study/study_question.h"

namespace sheepshead::console {

/// What an answer about a position is for other programs.
Json studyJson(const StudyAnswer& answer, int tableSeats);

} // namespace sheepshead::console
