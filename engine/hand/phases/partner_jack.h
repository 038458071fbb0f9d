// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// What may be called where a jack makes its holder the partner (JACK).
namespace sheepshead::partner_jack {

std::optional<Refusal> whyNot(const HandData& hand, const Call& call);

/// JACK-BURY: having buried the partner jack the picker may not be alone.
bool buryForbidsAlone(const HandData& hand);

/// ALONE-1 and JACK-SELF "announced".
std::optional<Refusal> whyNotAlone(const HandData& hand);

/// JACK-UP: the jack that may be called beside the jack of diamonds, for a picker who has these
/// cards.
std::optional<Card> toCallUp(const Variant& variant, CardSet cards);

} // namespace sheepshead::partner_jack
