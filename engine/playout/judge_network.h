// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/input_writer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sheepshead {

/// A network that judges the options of a decision: numbers of the position and of an option, two
/// hidden layers, and a straight way from the numbers of the option. It calculates in whole
/// numbers, so it judges the same on every processor. tests/measure/train_judges writes the
/// weights, in the order of the members.
template <std::size_t positions, std::size_t options, std::size_t firsts, std::size_t seconds>
struct JudgeNetwork {
    static constexpr int unit = 1024;      ///< a weight of one
    static constexpr int lastUnit = 4096;  ///< the same, of the last layer and the straight way
    static constexpr int hiddenUnit = 128; ///< one, in the hidden layers
    static constexpr int mostHidden = 32 * hiddenUnit;
    static constexpr int worthUnit = hiddenUnit * lastUnit; ///< one, in what an option is worth
    static constexpr std::size_t positionCount = positions;
    static constexpr std::size_t optionCount = options;
    static constexpr std::size_t firstCount = firsts;
    static constexpr std::size_t secondCount = seconds;

    template <std::size_t size> using Numbers = std::array<std::int16_t, size>;

    std::array<Numbers<positions>, firsts> ofPosition;
    std::array<Numbers<options>, firsts> ofOption;
    std::array<Numbers<firsts>, seconds> ofFirst;
    Numbers<seconds> ofSecond;
    Numbers<options> straight;
    std::array<std::int32_t, firsts> firstBias;   ///< in parts of inputUnit * unit
    std::array<std::int32_t, seconds> secondBias; ///< in parts of hiddenUnit * unit

    using First = std::array<std::int32_t, firsts>;

    /// What is common to all options of a decision.
    First look(const Numbers<positions>& position) const
    {
        First sums;
        for (std::size_t i = 0; i < firsts; ++i)
            sums[i] = firstBias[i] + product(ofPosition[i], position);
        return sums;
    }

    /// What an option is worth, in parts of worthUnit.
    std::int32_t worth(const First& looked, const Numbers<options>& option) const
    {
        constexpr int coarser = inputUnit * unit / hiddenUnit;
        constexpr int finer = hiddenUnit / inputUnit;
        Numbers<firsts> hidden;
        for (std::size_t i = 0; i < firsts; ++i)
            hidden[i] = activated((looked[i] + product(ofOption[i], option)) / coarser);
        std::int32_t sum = finer * product(straight, option);
        for (std::size_t i = 0; i < seconds; ++i)
            sum += std::int32_t { ofSecond[i] }
                * activated((secondBias[i] + product(ofFirst[i], hidden)) / unit);
        return sum;
    }

private:
    template <std::size_t size>
    static std::int32_t product(const Numbers<size>& one, const Numbers<size>& other)
    {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < size; ++i)
            sum += std::int32_t { one[i] } * other[i];
        return sum;
    }
    static std::int16_t activated(std::int32_t value)
    {
        return static_cast<std::int16_t>(std::clamp(value, 0, mostHidden));
    }
};

} // namespace sheepshead
