// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/card_spread.h"

namespace sheepshead {

/// What players know of each other without having seen it: who picks has trump, who passes has
/// less, and nobody buries trump.
Leaning usualLeaning(const Observation& seen);

} // namespace sheepshead
