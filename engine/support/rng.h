// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace sheepshead {

/// Fisher and Yates. The numbers come from something whose below(n) is uniform in 0 .. n-1.
template <class T, class Numbers> void shuffle(std::span<T> items, Numbers& numbers)
{
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[numbers.below(static_cast<std::uint32_t>(left))]);
}

/// Random numbers that are the same for a seed on every platform; the standard library's
/// distributions are not.
class Rng {
public:
    explicit Rng(std::uint64_t seed)
        : engine_(seed)
    {
    }

    /// Uniform in 0 .. bound-1; bound must be positive. Draws that would favour low numbers are
    /// thrown away.
    std::uint32_t below(std::uint32_t bound)
    {
        constexpr std::uint64_t most = std::mt19937_64::max();
        std::uint64_t draw = engine_();
        while (draw > most - bound && draw >= most - most % bound)
            draw = engine_();
        return static_cast<std::uint32_t>(draw % bound);
    }

    template <class T> void shuffle(std::span<T> items) { sheepshead::shuffle(items, *this); }

private:
    std::mt19937_64 engine_;
};

/// The step from one number to be mixed to the next.
inline constexpr std::uint64_t mixingStep = 0x9E3779B97F4A7C15ULL;

/// A number that looks like chance from one that does not (SplitMix64).
constexpr std::uint64_t mixed(std::uint64_t z)
{
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

/// A well-mixed number from two: the seed of the n-th deal of a match, for instance.
constexpr std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index)
{
    return mixed(seed + (index + 1) * mixingStep);
}

} // namespace sheepshead
