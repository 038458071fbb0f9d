// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// What is known of the hand, for the strip on the table: "Ada picked and called the ace of clubs ·
/// partner Bruno · ×2 (doubler)".
QString tableStrip(const Observation& seen, const Seating& seating);

/// The separator between two parts of the strip.
QString stripSeparator();

} // namespace sheepshead
