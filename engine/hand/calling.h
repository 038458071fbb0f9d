// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// The picker names his partner's card, or goes alone (CALL, JACK, ALONE).
namespace sheepshead::calling {

std::vector<Action> legal(const HandData& hand);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, Events& events);

/// After the bury: asks the picker, or does at once what he has no choice about, and goes on to the
/// play.
void begin(HandData& hand, Events& events);

/// A call that names an ace without an under, from these cards and this bury (CALL-ACE).
bool isOrdinaryCall(const HandData& hand, CardSet kept, CardSet buried, Suit suit);

/// JACK-D, JACK-C: the jack whose holder is the partner; none in other games.
std::optional<Card> partnerJack(const Variant& variant);

/// JACK-UP: the jack that may be called beside the jack of diamonds, for a picker who has these
/// cards.
std::optional<Card> jackToCallUp(const Variant& variant, CardSet cards);

} // namespace sheepshead::calling
