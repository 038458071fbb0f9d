// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/study/study_position.h"

#include <cstdint>
#include <vector>

namespace sheepshead {

/// The position as a hand with all its cards. Those that are not known are dealt by the seed, among
/// all ways that fit what is known and as the seats would have acted with them. Where that is not
/// possible, as for covered piles that were played from, they are made up, always the same. The
/// problem: an impossible position.
Result<HandState> handDealtTo(const StudyPosition& position, std::uint64_t seed);

/// Takes an action of the seat to act, and tells all that comes of it as a variation has it: with
/// the cards that the seat hides, with the card that is turned up after a trick, and with a call
/// that is the only one. Nothing of a refusal that only its seat hears of.
std::vector<SeenAction> actionsToldBy(HandState& hand, const Action& action);

/// How far a line is played on.
enum class LineEnd : std::uint8_t { Step, Trick, Hand };

/// What regular players do from here on, with cards dealt by the seed; empty if the hand is over.
/// The problem: an impossible position.
Result<std::vector<SeenAction>> playedLine(
    const StudyPosition& position, LineEnd end, std::uint64_t seed);

} // namespace sheepshead
