// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/player_guess.h"

#include "engine/playout/style.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace sheepshead {

namespace {

constexpr float asGood = 0.01F;   ///< tolerance for rounding
constexpr float anything = 0.02F; ///< how often a player takes any option, for no reason known

using PartBits = std::int32_t __attribute__((vector_size(32)));

/// Replaces x by e^-x, for 0 <= x <= 80, to a few parts in ten thousand.
inline void fade(WayPart& x)
{
    constexpr float toBase2 = 1.4426950408889634F;
    constexpr float bias = 127;
    const WayPart power = bias - toBase2 * x; // positive, so that cutting off rounds down
    PartBits whole = __builtin_convertvector(power, PartBits);
    const WayPart rest = power - __builtin_convertvector(whole, WayPart);
    whole <<= 23;
    WayPart scale;
    static_assert(sizeof scale == sizeof whole);
    std::memcpy(&scale, &whole, sizeof scale);
    x = scale * (1 + rest * (0.6951786F + rest * (0.2261699F + rest * 0.0786515F)));
}

/// In registers and without a branch for each feature: much of the time of a search goes into this.
inline void multiply(const std::array<Ways, feature::count>& weights, std::size_t used,
    const Features& option, Ways& worth)
{
    static_assert(Ways::partCount == 2);
    WayPart first {};
    WayPart second {};
    for (std::size_t i = 0; i < used; ++i) {
        first += option[i] * weights[i].parts[0];
        second += option[i] * weights[i].parts[1];
    }
    worth.parts = { first, second };
}

Ways libraryShares()
{
    Ways shares {};
    const auto library = styles();
    for (std::size_t i = 0; i < library.size(); ++i)
        shares.set(i, static_cast<float>(library[i].share));
    return shares;
}

} // namespace

Ways allWays(float value)
{
    Ways ways;
    for (std::size_t way = 0; way < mostWays; ++way)
        ways.set(way, value);
    return ways;
}

PlayerGuess::PlayerGuess()
    : PlayerGuess(libraryShares(), std::nullopt)
{
}

PlayerGuess::PlayerGuess(const Ways& chances, const std::optional<Policy>& learned)
    : chances_(chances)
    , learned_(learned)
{
    const float sum = sumOf(chances);
    for (WayPart& part : chances_.parts)
        part /= sum;
    lineUp();
}

void PlayerGuess::lineUp()
{
    const auto library = stylePolicies();
    assert(library.size() < mostWays);
    for (std::size_t way = 0; way < mostWays; ++way)
        policies_[way] = way < library.size() ? &library[way] : &regularPolicy();
    if (learned_)
        policies_[learnedWay] = &*learned_;
    for (std::size_t way = 0; way < mostWays; ++way)
        for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
            const Policy& policy = *policies_[way];
            for (std::size_t i = 0; i < feature::count; ++i)
                weights_[kind][i].set(way, policy.weights[kind][i]);
            another_[kind].set(way, policy.another[kind]);
            scale_[kind].set(way, policy.scale[kind]);
            rarest_[kind].set(way, policy.rarest[kind]);
        }
}

Ways PlayerGuess::likelihoodOf(
    Decision decision, std::span<const Features> options, std::size_t chosen) const
{
    constexpr std::size_t most = 64;
    const std::size_t kind = indexOf(decision);
    const std::size_t count = std::min(options.size(), most);
    if (count < 2 || chosen >= count)
        return allWays(1);
    std::array<Ways, most> worth;
    Ways best = allWays(-1e6F);
    for (std::size_t i = 0; i < count; ++i) {
        multiply(weights_[kind], feature::used[kind], options[i], worth[i]);
        for (std::size_t part = 0; part < Ways::partCount; ++part) {
            WayPart& highest = best.parts[part];
            const WayPart& here = worth[i].parts[part];
            highest = here > highest ? here : highest;
        }
    }
    Ways likelihood;
    for (std::size_t part = 0; part < Ways::partCount; ++part) {
        const WayPart rarest = rarest_[kind].parts[part];
        const WayPart another = another_[kind].parts[part];
        const WayPart scale = scale_[kind].parts[part];
        WayPart sum {};
        WayPart taken {};
        for (std::size_t i = 0; i < count; ++i) {
            const WayPart worse = best.parts[part] - worth[i].parts[part];
            WayPart share = another + worse * scale;
            share = share < rarest ? share : rarest;
            share = worse > asGood ? share : WayPart {};
            fade(share);
            sum += share;
            if (i == chosen)
                taken = share;
        }
        likelihood.parts[part] =
            (1 - anything) * taken / sum + anything / static_cast<float>(count);
    }
    return likelihood;
}

Opponents::Opponents()
{
    static const auto stranger = std::make_shared<const PlayerGuess>();
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        guesses_[seat] = stranger;
}

Opponents Opponents::all(const Policy& policy)
{
    Ways chances {};
    chances.set(learnedWay, 1);
    const auto guess = std::make_shared<const PlayerGuess>(chances, policy);
    Opponents opponents;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        opponents.know(seat, guess);
    return opponents;
}

void Opponents::know(Seat seat, std::shared_ptr<const PlayerGuess> guess)
{
    assert(guess);
    guesses_[seat] = std::move(guess);
}

} // namespace sheepshead
