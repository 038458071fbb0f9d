// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/typed_position.h"

namespace sheepshead {

/// Finds out whose hand, bury and actions were typed without a seat, puts the actions in their
/// order, and gives each its place in the text. For the files of this room.
Result<PositionReading> settled(TypedPosition typed);

} // namespace sheepshead
