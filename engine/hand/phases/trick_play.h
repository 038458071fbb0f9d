// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// The cards fall (PLAY, PART-REVEAL), until the hand is scored.
namespace sheepshead::trick_play {

/// Where a renege or a blitz is among the choices too.
void listLegal(const HandData& hand, Choices& choices);

inline void legal(const HandData& hand, Choices& choices)
{
    if (hand.onlyProperCards)
        choices.setPlays(hand.play.legal());
    else
        listLegal(hand, choices);
}
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);
void play(HandData& hand, Play action, EventSink events);
/// The same for simulations, where only cards can be chosen.
void playSilently(HandData& hand, Card card);

/// The first lead, once the sides are decided.
void begin(HandData& hand, Seat leader);

} // namespace sheepshead::trick_play
