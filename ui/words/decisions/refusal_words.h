// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/hand/refusal.h"

#include <QString>

namespace sheepshead {

/// Why something is not allowed, in one sentence that says what to do instead: "Hearts were led:
/// play a heart."
QString refusalText(Refusal refusal, const Observation& seen);

/// Why a card cannot be called, of that card: "You hold the ace of clubs, so clubs cannot be
/// called."
QString callRefusalText(Card card, Refusal refusal, const Observation& seen);

} // namespace sheepshead
