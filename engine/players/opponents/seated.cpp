// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/seated.h"

namespace sheepshead {

namespace {

std::uint8_t drawWay(const Ways& weights, Rng& rng)
{
    constexpr std::uint32_t parts = 1U << 24U;
    float left = sumOf(weights) * static_cast<float>(rng.below(parts)) / static_cast<float>(parts);
    std::size_t likeliest = 0;
    for (std::size_t way = 0; way < mostWays; ++way) {
        left -= weights[way];
        if (left < 0)
            return static_cast<std::uint8_t>(way);
        if (weights[way] > weights[likeliest])
            likeliest = way;
    }
    return static_cast<std::uint8_t>(likeliest); // rounding
}

} // namespace

Seated drawSeated(const PerSeat<Ways>& weights, SeatSet seats, Seat viewer, Rng& rng)
{
    Seated seated;
    for (const Seat seat : seats)
        if (seat != viewer)
            seated.ways[seat] = drawWay(weights[seat], rng);
    seated.chance = rng.below(1U << 16U);
    return seated;
}

Company companyOf(const Opponents& opponents, const Seated& seated, SeatSet seats, Seat viewer)
{
    Company company;
    for (const Seat seat : seats)
        company.policies[seat] =
            seat == viewer ? &regularPolicy() : &opponents.of(seat).policy(seated.ways[seat]);
    company.chance = seated.chance;
    return company;
}

} // namespace sheepshead
