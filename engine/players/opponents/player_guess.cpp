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

/// As many ways as the processor takes at once (SIMD). One lane that is too wide for it costs more
/// than two that are not: fourfold, measured.
#ifdef __AVX2__
constexpr std::size_t laneBytes = 32;
#else
constexpr std::size_t laneBytes = 16;
#endif
using Lane = float __attribute__((vector_size(laneBytes)));
using LaneBits = std::int32_t __attribute__((vector_size(laneBytes)));
constexpr std::size_t wide = laneBytes / sizeof(float);
constexpr std::size_t lanes = mostWays / wide;

inline Lane laneOf(const Ways& ways, std::size_t lane)
{
    Lane values;
    std::memcpy(&values, &ways.values[lane * wide], sizeof values);
    return values;
}

inline void setLane(Ways& ways, std::size_t lane, const Lane& values)
{
    std::memcpy(&ways.values[lane * wide], &values, sizeof values);
}

/// Replaces x by e^-x, for 0 <= x <= 80, to a few parts in ten thousand.
inline void fade(Lane& x)
{
    constexpr float toBase2 = 1.4426950408889634F;
    constexpr float bias = 127;
    const Lane power = bias - toBase2 * x; // positive, so that cutting off rounds down
    LaneBits whole = __builtin_convertvector(power, LaneBits);
    const Lane rest = power - __builtin_convertvector(whole, Lane);
    whole <<= 23;
    Lane scale;
    static_assert(sizeof scale == sizeof whole);
    std::memcpy(&scale, &whole, sizeof scale);
    x = scale * (1 + rest * (0.6951786F + rest * (0.2261699F + rest * 0.0786515F)));
}

/// In registers and without a branch for each feature: much of the time of a search goes into this.
inline void multiply(const std::array<Ways, feature::count>& weights, std::size_t used,
    const Features& option, Ways& worth)
{
    std::array<Lane, lanes> sum {};
    for (std::size_t i = 0; i < used; ++i)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sum[lane] += option[i] * laneOf(weights[i], lane);
    for (std::size_t lane = 0; lane < lanes; ++lane)
        setLane(worth, lane, sum[lane]);
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
    for (float& chance : chances_.values)
        chance /= sum;
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
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const Lane highest = laneOf(best, lane);
            const Lane here = laneOf(worth[i], lane);
            setLane(best, lane, here > highest ? here : highest);
        }
    }
    Ways likelihood;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Lane highest = laneOf(best, lane);
        const Lane rarest = laneOf(rarest_[kind], lane);
        const Lane another = laneOf(another_[kind], lane);
        const Lane scale = laneOf(scale_[kind], lane);
        Lane sum {};
        Lane taken {};
        for (std::size_t i = 0; i < count; ++i) {
            const Lane worse = highest - laneOf(worth[i], lane);
            Lane share = another + worse * scale;
            share = share < rarest ? share : rarest;
            share = worse > asGood ? share : Lane {};
            fade(share);
            sum += share;
            if (i == chosen)
                taken = share;
        }
        setLane(
            likelihood, lane, (1 - anything) * taken / sum + anything / static_cast<float>(count));
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
