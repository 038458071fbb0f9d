// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/hand/state/hand_record.h"
#include "tests/support/cards.h"

/// Hands brought to the point that a test is about.
namespace sheepshead::testing {

/// A hand after these decisions, one a line or apart by commas, each by the seat whose turn it is:
/// "pass, pick, bury TC AS". Stops the test program if one is not allowed.
HandState handAfter(
    const CheckedVariant& variant, const Deal& deal, std::string_view decisions = "");

/// Makes the decisions, and returns the events of the last one.
std::vector<Event> act(HandState& hand, std::string_view decisions);

/// A called-ace hand in which seat 0 has picked, buried and kept these six cards. The other hands
/// are as named, and the rest is as dealWith() fills them.
HandState pickedHand(const CheckedVariant& variant, std::string_view kept, std::string_view buried,
    Hands others = {});

/// Plays a hand to its end, one player for all seats.
std::vector<SeatAction> playOut(HandState& hand, Player& anySeat);

/// Why the seat to act may not do this ("play QC"); nothing if it may.
std::optional<Refusal> whyNot(const HandState& hand, std::string_view decision);

/// The cards that the seat to act may play.
CardSet playable(const HandState& hand);

} // namespace sheepshead::testing
