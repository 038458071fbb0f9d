// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/float_network.h"

#include "engine/playout/judge_network.h"
#include "engine/support/quick_rng.h"

#include <cmath>

namespace sheepshead::measuring {

namespace {

constexpr float one = 1.0F / inputUnit;
constexpr int lessonsAStep = 64;

void add(float* to, const float* row, float factor, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        to[i] += factor * row[i];
}

/// Of a multiple of eight numbers.
float product(const float* a, const float* b, std::size_t size)
{
    float sums[8] = {};
    for (std::size_t i = 0; i < size; i += 8)
        for (std::size_t k = 0; k < 8; ++k)
            sums[k] += a[i + k] * b[i + k];
    float sum = 0;
    for (const float part : sums)
        sum += part;
    return sum;
}

/// How the loss changes with what each option is judged to bring.
std::vector<float> slopesOf(const std::vector<float>& values, const std::vector<float>& judged,
    const FloatNetwork::Loss& loss)
{
    const auto count = static_cast<float>(values.size());
    float shift = 0;
    for (std::size_t k = 0; loss.ofOrder && k < values.size(); ++k)
        shift += (judged[k] - values[k]) / count;
    std::vector<float> slopes(values.size());
    for (std::size_t k = 0; k < values.size(); ++k)
        slopes[k] = judged[k] - values[k] - shift;
    if (loss.softness <= 0)
        return slopes;
    std::vector<float> shares(values.size());
    const float most = *std::max_element(judged.begin(), judged.end());
    float sum = 0;
    for (std::size_t k = 0; k < values.size(); ++k)
        sum += shares[k] = std::exp((judged[k] - most) / loss.softness);
    float expected = 0;
    for (std::size_t k = 0; k < values.size(); ++k)
        expected += (shares[k] /= sum) * values[k];
    constexpr float keepSize = 0.2F; // else the values grow without an end
    for (std::size_t k = 0; k < values.size(); ++k)
        slopes[k] = keepSize * slopes[k] - shares[k] * (values[k] - expected);
    return slopes;
}

void writeNumbers(
    std::FILE* file, const float* weights, std::size_t count, std::size_t step, double unit)
{
    std::fprintf(file, "{");
    for (std::size_t i = 0; i < count; ++i)
        std::fprintf(file, "%ld,", std::lround(static_cast<double>(weights[i * step]) * unit));
    std::fprintf(file, "}");
}

void writeRows(std::FILE* file, const float* weights, std::size_t from, std::size_t to)
{
    std::fprintf(file, "{{");
    for (std::size_t i = 0; i < to; ++i) {
        writeNumbers(file, weights + i, from, to, JudgeNetwork<1, 1, 1, 1>::unit);
        std::fprintf(file, ",\n");
    }
    std::fprintf(file, "}},\n");
}

} // namespace

FloatNetwork::FloatNetwork(const Shape& shape, std::uint64_t seed)
    : shape_(shape)
    , ofOption_(shape.positions * shape.firsts)
    , firstBias_(ofOption_ + shape.options * shape.firsts)
    , ofFirst_(firstBias_ + shape.firsts)
    , secondBias_(ofFirst_ + shape.firsts * shape.seconds)
    , ofSecond_(secondBias_ + shape.seconds)
    , straight_(ofSecond_ + shape.seconds)
    , count_(straight_ + shape.options)
    , weights_(count_)
    , gradient_(count_)
    , momentum_(count_)
    , squares_(count_)
{
    QuickRng rng(seed);
    const auto fill = [&](std::size_t from, std::size_t to, float size) {
        constexpr std::uint32_t parts = 1U << 20U;
        for (std::size_t i = from; i < to; ++i)
            weights_[i] =
                size * (2 * static_cast<float>(rng.below(parts)) / static_cast<float>(parts) - 1);
    };
    fill(0, firstBias_, 0.15F);
    fill(ofFirst_, secondBias_, 0.25F);
    fill(ofSecond_, straight_, 0.05F);
    mean_ = weights_;
}

void FloatNetwork::pass(const Weights& weights, std::span<const std::int16_t> position,
    std::span<const std::int16_t> options, std::vector<float>& values) const
{
    const float* const w = weights.data();
    const auto [positions, numbers, firsts, seconds] = shape_;
    const std::size_t count = options.size() / numbers;
    values.resize(count);
    first_.resize((count + 1) * firsts);
    second_.resize(count * seconds);
    float* const common = first_.data() + count * firsts;
    std::copy_n(w + firstBias_, firsts, common);
    for (std::size_t i = 0; i < positions; ++i)
        if (position[i] != 0)
            add(common, w + i * firsts, one * position[i], firsts);
    for (std::size_t k = 0; k < count; ++k) {
        float* const a = first_.data() + k * firsts;
        float* const b = second_.data() + k * seconds;
        std::copy_n(common, firsts, a);
        values[k] = 0;
        for (std::size_t i = 0; i < numbers; ++i)
            if (const std::int16_t number = options[k * numbers + i]; number != 0) {
                add(a, w + ofOption_ + i * firsts, one * number, firsts);
                values[k] += one * number * w[straight_ + i];
            }
        std::copy_n(w + secondBias_, seconds, b);
        for (std::size_t i = 0; i < firsts; ++i) {
            a[i] = std::max(0.0F, a[i]);
            if (a[i] > 0)
                add(b, w + ofFirst_ + i * seconds, a[i], seconds);
        }
        for (std::size_t i = 0; i < seconds; ++i)
            b[i] = std::max(0.0F, b[i]);
        values[k] += product(b, w + ofSecond_, seconds);
    }
}

void FloatNetwork::judge(std::span<const std::int16_t> position,
    std::span<const std::int16_t> options, std::vector<float>& values) const
{
    pass(mean_, position, options, values);
}

void FloatNetwork::learn(const Lesson& lesson, float rate, const Loss& loss)
{
    pass(weights_, lesson.position, lesson.options, judged_);
    const std::vector<float> slopes = slopesOf(lesson.values, judged_, loss);
    std::vector<float> ofAll(shape_.firsts);
    for (std::size_t k = 0; k < slopes.size(); ++k) {
        error_ += static_cast<double>(slopes[k]) * slopes[k];
        learnOption(lesson, k, slopes[k], ofAll.data());
    }
    float* const g = gradient_.data();
    add(g + firstBias_, ofAll.data(), 1, shape_.firsts);
    for (std::size_t i = 0; i < shape_.positions; ++i)
        if (lesson.position[i] != 0)
            add(g + i * shape_.firsts, ofAll.data(), one * lesson.position[i], shape_.firsts);
    ++lessons_;
    if (++waiting_ == lessonsAStep)
        step(rate);
}

/// Adds to the gradient; `ofAll`: what the options have in common.
void FloatNetwork::learnOption(const Lesson& lesson, std::size_t option, float slope, float* ofAll)
{
    const auto [positions, numbers, firsts, seconds] = shape_;
    const float* const w = weights_.data();
    float* const g = gradient_.data();
    const float* const a = first_.data() + option * firsts;
    const float* const b = second_.data() + option * seconds;
    std::vector<float> back(seconds);
    for (std::size_t i = 0; i < seconds; ++i) {
        g[ofSecond_ + i] += slope * b[i];
        back[i] = b[i] > 0 ? slope * w[ofSecond_ + i] : 0;
        g[secondBias_ + i] += back[i];
    }
    std::vector<float> further(firsts);
    for (std::size_t i = 0; i < firsts; ++i)
        if (a[i] > 0) {
            add(g + ofFirst_ + i * seconds, back.data(), a[i], seconds);
            further[i] = product(back.data(), w + ofFirst_ + i * seconds, seconds);
        }
    add(ofAll, further.data(), 1, firsts);
    for (std::size_t i = 0; i < numbers; ++i)
        if (const std::int16_t number = lesson.options[option * numbers + i]; number != 0) {
            add(g + ofOption_ + i * firsts, further.data(), one * number, firsts);
            g[straight_ + i] += slope * one * number;
        }
}

/// Adam, and a mean of the weights that follows them slowly.
void FloatNetwork::step(float rate)
{
    constexpr float keepMomentum = 0.9F;
    constexpr float keepSquares = 0.999F;
    constexpr float tiny = 1e-6F;
    ++steps_;
    const auto follow = static_cast<float>(std::max(0.001, 1 / (1 + steps_ / 4)));
    const auto momentumSize = static_cast<float>(1 - std::pow(keepMomentum, steps_));
    const auto squaresSize = static_cast<float>(1 - std::pow(keepSquares, steps_));
    const float scale = rate * std::sqrt(squaresSize) / momentumSize;
    for (std::size_t i = 0; i < count_; ++i) {
        const float slope = gradient_[i] / static_cast<float>(waiting_);
        gradient_[i] = 0;
        momentum_[i] = keepMomentum * momentum_[i] + (1 - keepMomentum) * slope;
        squares_[i] = keepSquares * squares_[i] + (1 - keepSquares) * slope * slope;
        weights_[i] -= scale * momentum_[i] / (std::sqrt(squares_[i]) + tiny);
        mean_[i] += follow * (weights_[i] - mean_[i]);
    }
    waiting_ = 0;
}

bool FloatNetwork::read(std::FILE* file)
{
    const bool whole = std::fread(mean_.data(), sizeof(float), count_, file) == count_;
    weights_ = mean_;
    return whole;
}

void FloatNetwork::write(std::FILE* file) const
{
    std::fwrite(mean_.data(), sizeof(float), count_, file);
}

void FloatNetwork::mix(const FloatNetwork& other, float share)
{
    for (std::size_t i = 0; i < count_; ++i)
        mean_[i] += share * (other.mean_[i] - mean_[i]);
    weights_ = mean_;
}

void FloatNetwork::writeSource(std::FILE* file) const
{
    using Network = JudgeNetwork<1, 1, 1, 1>;
    const auto [positions, numbers, firsts, seconds] = shape_;
    const float* const w = mean_.data();
    std::fprintf(file, "{\n");
    writeRows(file, w, positions, firsts);
    writeRows(file, w + ofOption_, numbers, firsts);
    writeRows(file, w + ofFirst_, firsts, seconds);
    writeNumbers(file, w + ofSecond_, seconds, 1, Network::lastUnit);
    std::fprintf(file, ",\n");
    writeNumbers(file, w + straight_, numbers, 1, Network::lastUnit);
    std::fprintf(file, ",\n");
    writeNumbers(file, w + firstBias_, firsts, 1, Network::unit * inputUnit);
    std::fprintf(file, ",\n");
    writeNumbers(file, w + secondBias_, seconds, 1, Network::unit * Network::hiddenUnit);
    std::fprintf(file, ",\n},\n");
}

} // namespace sheepshead::measuring
