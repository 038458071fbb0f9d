// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/turn.h"

namespace sheepshead {

/// What a regular would do. Always one of the legal actions, which are not empty.
Action regularsChoice(const Turn& turn);

} // namespace sheepshead
