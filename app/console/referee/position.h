// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/referee/refereed_game.h"

namespace sheepshead::console {

/// A hand in the middle of play, from what lies on the table: hands, tricks, bury, call. The hand
/// is played up to there from the deal that must have been, so that no position can be set up that
/// the rules do not lead to.
RefereedGame positionIn(const Field& request);

/// The NameSolo of a text: "best", "side C" or "billy".
Action soloIn(const Field& field);

} // namespace sheepshead::console
