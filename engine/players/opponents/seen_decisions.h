// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/playout/policy.h"

#include <vector>

namespace sheepshead {

/// A decision of a finished hand as its player saw it: what each option was judged by, and which
/// one was chosen. There are at least two options.
struct SeenDecision {
    Seat seat {};
    Decision decision {};
    std::vector<Features> options;
    std::size_t chosen = 0;
};

/// The decisions of a hand that tell how its players play: picks and passes, bury, call and cards.
/// Those that no policy describes are left out: raises, bids of 4H-5, an under, the relatives of
/// the leaster, and the cards of two-handed tables. The problem is a record that cannot be
/// replayed.
Result<std::vector<SeenDecision>> decisionsOf(const HandRecord& record);

} // namespace sheepshead
