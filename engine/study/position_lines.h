// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_position.h"

#include <string>

namespace sheepshead {

// The lines of a position as they are written. For the files of this room.

/// With a line for each kind of action: pleasant to read, but odd courses of a hand come out in
/// another order or not at all.
std::string linesOfKinds(const StudyPosition& position);

/// With all actions in order, as lines "do".
std::string linesInOrder(const StudyPosition& position);

} // namespace sheepshead
