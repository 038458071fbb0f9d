// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "app/console/referee/beliefs_json.h"
#include "engine/hand/state/hand_state.h"

namespace sheepshead::console {

/// The hand of a request that tells only what one seat has seen of it: some hand that looks the
/// same from there, in which that seat is to act.
HandState handAsked(const Field& request);

/// What a player named in the request would do for the seat to act, and what it expects of that and
/// of the alternatives. It gets that seat's observation and nothing else. Its `beliefs`
/// may be the name of kept ones.
Json adviceOn(const HandState& hand, const Field& request, const KeptBeliefs& kept);

/// What `sheepshead-console study` and the window of studies answer to the typed `position` of a
/// request after so many `rounds`.
Json studyAnswer(const Field& request, const KeptBeliefs& kept);

} // namespace sheepshead::console
