// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/duplicate.h"

#include "engine/support/rng.h"
#include "tests/measure/table.h"

#include <cmath>

namespace sheepshead::measuring {

namespace {

PerSeat<Score> scoresOf(HandState hand, const Players& players)
{
    playOut(hand, players);
    return hand.scored() ? hand.scored()->scores.scores : PerSeat<Score>();
}

/// Mean over the chairs of one deal: the chairs of a deal are not independent of each other, deals
/// are.
double gainOfDeal(const HandState& hand, Player& field, Player& challenger)
{
    const PerSeat<Score> before = scoresOf(hand, everybody(field));
    int gain = 0;
    for (const Seat seat : hand.seats()) {
        Players players = everybody(field);
        players[seat] = &challenger;
        gain += scoresOf(hand, players)[seat].value - before[seat].value;
    }
    return static_cast<double>(gain) / hand.seats().size();
}

} // namespace

Edge edgeOver(
    Player& field, Player& challenger, const CheckedVariant& variant, int deals, std::uint64_t seed)
{
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < deals; ++i) {
        const Seat dealer = seatAt(i % variant.tableSeats());
        const auto deal =
            dealFromSeed(variant, mixedSeed(seed, static_cast<std::uint64_t>(i)), dealer);
        const double gain =
            gainOfDeal(HandState::fromDeal(variant, deal).value(), field, challenger);
        sum += gain;
        squares += gain * gain;
    }
    const double mean = sum / deals;
    return { mean, std::sqrt((squares / deals - mean * mean) / deals) };
}

} // namespace sheepshead::measuring
