// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>

namespace sheepshead {

/// What counts as one among the numbers that a learned judge is given.
inline constexpr int inputUnit = 64;
inline constexpr int largestInput = 4 * inputUnit; ///< a number beyond it counts as this one

/// Writes numbers for a judge one after the other; those that are not written are 0.
class InputWriter {
public:
    explicit InputWriter(std::span<std::int16_t> to)
        : to_(to)
    {
    }
    ~InputWriter()
    {
        assert(at_ <= to_.size());
        std::fill(to_.begin() + static_cast<std::ptrdiff_t>(at_), to_.end(), std::int16_t { 0 });
    }
    InputWriter(const InputWriter&) = delete;
    InputWriter& operator=(const InputWriter&) = delete;

    void flag(bool set) { put(set ? inputUnit : 0); }
    /// `one` is what counts as one.
    void number(float value, float one = 1)
    {
        constexpr auto unit = static_cast<float>(inputUnit);
        constexpr auto most = static_cast<float>(largestInput);
        const float scaled = std::clamp(value * (unit / one), -most, most);
        put(static_cast<int>(scaled + (scaled < 0 ? -0.5F : 0.5F)));
    }
    void count(int value, int one) { number(static_cast<float>(value), static_cast<float>(one)); }
    /// One of `choices` flags is set; the last one for all larger values too.
    void oneOf(int value, int choices)
    {
        for (int i = 0; i < choices; ++i)
            flag(i == std::min(value, choices - 1));
    }
    void none(std::size_t numbers) { at_ += fillZeros(numbers); }

private:
    void put(int value) { to_[at_++] = static_cast<std::int16_t>(value); }
    std::size_t fillZeros(std::size_t numbers)
    {
        std::fill_n(to_.begin() + static_cast<std::ptrdiff_t>(at_), numbers, std::int16_t { 0 });
        return numbers;
    }

    std::span<std::int16_t> to_;
    std::size_t at_ = 0;
};

} // namespace sheepshead
