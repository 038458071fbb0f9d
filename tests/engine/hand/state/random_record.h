// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "tests/support/hands.h"

namespace sheepshead::testing {

/// A whole hand of random players, doubled once, by the rules of a preset.
inline HandRecord randomRecord(const Preset& preset, std::uint64_t seed)
{
    const CheckedVariant variant = check(preset.variant).value();
    const Deal deal = dealFromSeed(variant, seed, seatAt(variant.tableSeats() - 1));
    HandState hand = HandState::fromDeal(variant, deal, 2).value();
    RandomPlayer player(seed);
    HandRecord record { variant, deal, 2, playOut(hand, player), {} };
    if (hand.scored())
        record.scores = hand.scored()->scores.scores;
    return record;
}

} // namespace sheepshead::testing
