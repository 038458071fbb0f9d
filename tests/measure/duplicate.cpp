// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/duplicate.h"

#include "engine/support/rng.h"
#include "tests/measure/table.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sheepshead::measuring {

namespace {

HandState played(HandState hand, const Players& players)
{
    playOut(hand, players);
    return hand;
}

int scoreOf(const HandState& hand, Seat seat)
{
    return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
}

int scoreWith(Player& player, const HandState& hand, Seat seat, Player& field)
{
    Players players = allSeats(field);
    players[seat] = &player;
    return scoreOf(played(hand, players), seat);
}

/// Mean over the chairs of one deal: the chairs of a deal are not independent of each other, deals
/// are. Nothing where the deal does not count.
std::optional<double> gainOfDeal(const HandState& hand, const Duel& duel)
{
    const HandState byField = played(hand, allSeats(duel.field));
    if (duel.leastersOnly && !byField.data().noPickGame)
        return std::nullopt;
    int gain = 0;
    for (const Seat seat : hand.seats())
        gain += scoreWith(duel.challenger, hand, seat, duel.field)
            - (&duel.rival == &duel.field ? scoreOf(byField, seat)
                                          : scoreWith(duel.rival, hand, seat, duel.field));
    return static_cast<double>(gain) / hand.seats().size();
}

} // namespace

Edge edgeOf(const Duel& duel, const CheckedVariant& variant, int deals, std::uint64_t seed)
{
    double sum = 0;
    double squares = 0;
    int counted = 0;
    int hands = 0;
    for (int i = 0; i < deals; ++i) {
        const Seat dealer = seatAt(i % variant.tableSeats());
        const auto deal =
            dealFromSeed(variant, mixedSeed(seed, static_cast<std::uint64_t>(i)), dealer);
        const HandState hand = HandState::fromDeal(variant, deal).value();
        const auto gain = gainOfDeal(hand, duel);
        if (!gain)
            continue;
        ++counted;
        hands += hand.seats().size();
        sum += *gain;
        squares += *gain * *gain;
    }
    const double mean = sum / std::max(1, counted);
    const double variance = squares / std::max(1, counted) - mean * mean;
    return { mean, std::sqrt(variance / std::max(1, counted)), counted, hands };
}

Edge edgeOver(
    Player& field, Player& challenger, const CheckedVariant& variant, int deals, std::uint64_t seed)
{
    return edgeOf({ field, challenger, field }, variant, deals, seed);
}

} // namespace sheepshead::measuring
