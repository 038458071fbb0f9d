// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// Whose turn it is, and what to do: "Your turn: follow hearts."
QString statusText(const Observation& seen, const Seating& seating);

} // namespace sheepshead
