// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/judge_network.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <span>
#include <vector>

namespace sheepshead::measuring {

/// A decision to learn from: what it looks like, and what each option brought.
struct Lesson {
    std::vector<std::int16_t> position;
    std::vector<std::int16_t> options; ///< the numbers of one after those of another
    std::vector<float> values;         ///< one for each option
};

/// A JudgeNetwork while it learns, in floating point.
class FloatNetwork {
public:
    struct Shape {
        std::size_t positions;
        std::size_t options;
        std::size_t firsts;
        std::size_t seconds;
    };
    /// How the loss is counted.
    struct Loss {
        bool ofOrder = true; ///< only differences between the options count
        float softness = 0;  ///< above 0: by what a soft choice among the options brings
    };

    FloatNetwork(const Shape& shape, std::uint64_t seed);

    /// What each option is judged to bring.
    void judge(std::span<const std::int16_t> position, std::span<const std::int16_t> options,
        std::vector<float>& values) const;
    /// Learns from a lesson together with those that follow.
    void learn(const Lesson& lesson, float rate, const Loss& loss);

    double error() const { return error_ / std::max(1.0, lessons_); }
    void forgetError() { error_ = lessons_ = 0; }

    /// Of this machine; false if the file ends too early.
    bool read(std::FILE* file);
    void write(std::FILE* file) const;
    /// Takes a share of another one's weights.
    void mix(const FloatNetwork& other, float share);
    /// Goes on from weights in whole numbers.
    template <std::size_t positions, std::size_t options, std::size_t firsts, std::size_t seconds>
    void take(const JudgeNetwork<positions, options, firsts, seconds>& network);
    /// As a member of a list of JudgeNetworks, in whole numbers.
    void writeSource(std::FILE* file) const;

private:
    using Weights = std::vector<float>;

    void pass(const Weights& weights, std::span<const std::int16_t> position,
        std::span<const std::int16_t> options, std::vector<float>& values) const;
    void learnOption(const Lesson& lesson, std::size_t option, float slope, float* ofAll);
    void step(float rate);

    Shape shape_;
    // Where the weights of each kind begin.
    std::size_t ofOption_;
    std::size_t firstBias_;
    std::size_t ofFirst_;
    std::size_t secondBias_;
    std::size_t ofSecond_;
    std::size_t straight_;
    std::size_t count_;

    Weights weights_;
    Weights mean_; ///< of the last ones; judged by
    Weights gradient_;
    Weights momentum_;
    Weights squares_;
    mutable Weights first_; ///< of each option, after a pass
    mutable Weights second_;
    std::vector<float> judged_;
    int waiting_ = 0;
    double steps_ = 0;
    double error_ = 0;
    double lessons_ = 0;
};

template <std::size_t positions, std::size_t options, std::size_t firsts, std::size_t seconds>
void FloatNetwork::take(const JudgeNetwork<positions, options, firsts, seconds>& network)
{
    using Network = JudgeNetwork<positions, options, firsts, seconds>;
    const auto row = [&](const auto& numbers, std::size_t from, std::size_t step, double one) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            mean_[from + i * step] = static_cast<float>(numbers[i] / one);
    };
    for (std::size_t i = 0; i < firsts; ++i) {
        row(network.ofPosition[i], i, firsts, Network::unit);
        row(network.ofOption[i], ofOption_ + i, firsts, Network::unit);
    }
    for (std::size_t i = 0; i < seconds; ++i)
        row(network.ofFirst[i], ofFirst_ + i, seconds, Network::unit);
    row(network.ofSecond, ofSecond_, 1, Network::lastUnit);
    row(network.straight, straight_, 1, Network::lastUnit);
    row(network.firstBias, firstBias_, 1, Network::unit * inputUnit);
    row(network.secondBias, secondBias_, 1, Network::unit * Network::hiddenUnit);
    weights_ = mean_;
}

} // namespace sheepshead::measuring
