// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/open_deal.h"

namespace sheepshead::analysis {

/// What the side of the seat to lead gets for sure by leading, one after another, cards that nobody
/// can take from it: its trump above all others', then the highest cards of fail suits that nobody
/// is able to trump.
struct SureLeads {
    int tricks = 0;
    int fail = 0; ///< worth of the fail cards among them
};

SureLeads sureLeads(const OpenDeal& deal, const OpenPosition& position);

} // namespace sheepshead::analysis
