// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/hidden_cards.h"

namespace sheepshead {

/// What a call, or its absence, says in one of several ways: whoever called with an under has of
/// every suit the ace or nothing, whoever may call his own ace has it or not. Each way narrows the
/// cards down otherwise, and no deal fits two of them. As it was where there is but one way. What
/// `renegers` did not play proves nothing.
std::vector<HiddenCards> explanationsOfCall(
    const Observation& seen, const HiddenCards& hidden, SeatSet renegers = {});

/// The first trick to which the called suit was led; nothing before.
const Trick* firstTrickOfCalledSuit(const Observation& seen);

/// Face up, or as an under that the viewer has seen.
CardSet playedBy(const Observation& seen, Seat seat);

/// ALONE-1: nobody has to go alone but who has nothing to call.
bool hadNothingToCall(const Observation& seen);

} // namespace sheepshead
