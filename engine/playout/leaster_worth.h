// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/holding_odds.h"
#include "engine/playout/trick_view.h"

namespace sheepshead {

/// What playing a card is worth to a playout, in card points, where everybody is for himself and
/// points are bad: a leaster and its relatives.
float worthInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card);

} // namespace sheepshead
