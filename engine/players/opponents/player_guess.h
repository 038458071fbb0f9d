// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/playout/policy.h"

#include <memory>
#include <optional>
#include <span>

namespace sheepshead {

inline constexpr std::size_t mostWays = 16;
inline constexpr std::size_t learnedWay = mostWays - 1;

/// A number for each way in which a player may play. The last is the way that was learned of the
/// player; the others are the styles of the library. Calculated several at a time: how many depends
/// on the processor, this shape does not.
struct alignas(32) Ways {
    std::array<float, mostWays> values; ///< not set unless by Ways {}

    float operator[](std::size_t way) const { return values[way]; }
    void set(std::size_t way, float value) { values[way] = value; }
    Ways& operator*=(const Ways& other)
    {
        for (std::size_t way = 0; way < mostWays; ++way)
            values[way] *= other.values[way];
        return *this;
    }
};

/// In the same order on every machine, so that all of them play the same cards.
inline float sumOf(const Ways& ways)
{
    std::array<float, mostWays / 2> sum;
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] = ways[i] + ways[i + sum.size()];
    return ((sum[0] + sum[4]) + (sum[1] + sum[5])) + ((sum[2] + sum[6]) + (sum[3] + sum[7]));
}

Ways allWays(float value);

/// What is held possible of a player: ways to play, with their chances.
class PlayerGuess {
public:
    /// A player who is met for the first time: the styles of the library, with their shares.
    PlayerGuess();
    /// `chances`: not negative, of a positive sum; `learned` may have one only if it is given.
    PlayerGuess(const Ways& chances, const std::optional<Policy>& learned);

    PlayerGuess(const PlayerGuess&) = delete; // the ways point into it
    PlayerGuess& operator=(const PlayerGuess&) = delete;

    /// Their sum is 1.
    const Ways& chances() const { return chances_; }
    const Policy& policy(std::size_t way) const { return *policies_[way]; }

    /// How likely each way makes this option among all those there were. The chosen one must be
    /// among them.
    Ways likelihoodOf(
        Decision decision, std::span<const Features> options, std::size_t chosen) const;

private:
    void lineUp();

    Ways chances_;
    std::optional<Policy> learned_;
    std::array<const Policy*, mostWays> policies_ {};
    /// Weights by decision and feature, and how rare other choices are.
    std::array<std::array<Ways, feature::count>, decisionKinds> weights_;
    std::array<Ways, decisionKinds> another_;
    std::array<Ways, decisionKinds> scale_;
    std::array<Ways, decisionKinds> rarest_;
};

/// What is expected of each player at a table. A value that is cheap to copy.
class Opponents {
public:
    /// All players are met for the first time.
    Opponents();
    /// All players certainly have this policy.
    static Opponents all(const Policy& policy);

    void know(Seat seat, std::shared_ptr<const PlayerGuess> guess);
    const PlayerGuess& of(Seat seat) const { return *guesses_[seat]; }

private:
    PerSeat<std::shared_ptr<const PlayerGuess>> guesses_;
};

} // namespace sheepshead
