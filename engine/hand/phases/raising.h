// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Cracks, their answers and blitzes, at the pick and before the first lead (CRACK, RECRACK,
/// CORNER, BLITZ, CAP).
namespace sheepshead::raising {

void legal(const HandData& hand, Choices& choices);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

/// BLITZ-WHEN "before the pick": asks those who did not pick and hold a pair. The bury follows, or
/// after a blind pick the call.
void beginAtPick(HandData& hand, EventSink events);
/// Asks the seats that may raise before the first lead. The play follows.
void begin(HandData& hand, EventSink events);

/// CAP: whether one more doubling is allowed.
bool mayRaise(const HandData& hand);
/// Why a crack or a blitz that is not allowed is not.
Refusal whyNoRaise(const HandData& hand);
/// BLITZ-WHAT: the pairs that a seat holds, has not shown and may show at this table.
std::vector<BlitzPair> pairsOf(const HandData& hand, Seat seat);
CardSet cardsOf(BlitzPair pair);
void showPair(HandData& hand, Seat seat, BlitzPair pair, EventSink events);

} // namespace sheepshead::raising
