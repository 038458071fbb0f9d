// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/learned_weights.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sheepshead {

namespace {

constexpr std::size_t size = feature::count;
constexpr double byChance = 0.02; ///< share of decisions without a reason
constexpr double mostEvidence = 1e6;
constexpr double furthest = 8; ///< from the first weights, in spreads

/// What is assumed of a player: the weights of a regular times `firm`, each with this spread.
struct Assumption {
    double firm;
    std::array<double, size> spread;
};

constexpr Assumption ofLead { 0.4,
    { 0.3, 0.5, 0.5, 2, 4, 2.5, 1.2, 0.25, 5, 3, 5, 3, 1, 0.1, 0.1, 0.1 } };
constexpr std::array<Assumption, decisionKinds> assumptions {
    ofLead,
    ofLead,
    Assumption { 0.4, { 0.3, 0.5, 0.5, 2, 4, 2.5, 1.2, 0.25, 4, 4, 5, 0.25, 2.5, 5, 0.25, 0.1 } },
    Assumption { 0.4, { 0.3, 1, 3, 0.6, 0.3, 2, 2, 4, 0.25, 2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1 } },
    Assumption { 12, { 8, 5, 2, 5, 5, 5, 1.5, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1 } },
    Assumption {
        0.25, { 0.2, 2, 1, 1.2, 1, 0.6, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1 } },
    Assumption {
        0.15, { 1, 0.1, 3, 8, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1 } },
};

constexpr std::size_t place(std::size_t row, std::size_t column)
{
    return row * (row + 1) / 2 + column;
}

double assumedWeight(std::size_t kind, std::size_t i)
{
    return assumptions[kind].firm * static_cast<double>(regularPolicy().weights[kind][i]);
}

/// Makes of evidence the lower triangle L of which L Lᵀ = assumed + evidence (Cholesky); false if
/// that is impossible.
bool takeRoot(std::size_t kind, LearnedWeights::Evidence& root)
{
    for (std::size_t i = 0; i < size; ++i) {
        const double spread = assumptions[kind].spread[i];
        root[place(i, i)] += 1 / (spread * spread);
    }
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = root[place(i, j)];
            for (std::size_t k = 0; k < j; ++k)
                sum -= root[place(i, k)] * root[place(j, k)];
            if (i == j && !(sum > 0))
                return false;
            root[place(i, j)] = i == j ? std::sqrt(sum) : sum / root[place(j, j)];
        }
    return true;
}

/// Solves Lᵀ x = right side in place.
void solveUpper(const LearnedWeights::Evidence& root, LearnedWeights::Weights& x)
{
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            x[i] -= root[place(k, i)] * x[k];
        x[i] /= root[place(i, i)];
    }
}

/// Solves (assumed + evidence) x = right side in place; false if that is impossible.
bool solve(std::size_t kind, LearnedWeights::Evidence evidence, LearnedWeights::Weights& x)
{
    LearnedWeights::Evidence& root = evidence;
    if (!takeRoot(kind, root))
        return false;
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            x[i] -= root[place(i, k)] * x[k];
        x[i] /= root[place(i, i)];
    }
    solveUpper(root, x);
    return true;
}

/// A number of the normal distribution with spread 1, near enough.
double normal(Rng& rng)
{
    constexpr int terms = 12;
    constexpr std::uint32_t parts = 1U << 24U;
    double sum = -terms / 2.0;
    for (int i = 0; i < terms; ++i)
        sum += static_cast<double>(rng.below(parts)) / parts;
    return sum;
}

std::vector<double> chancesOf(
    const LearnedWeights::Weights& weights, std::span<const Features> options)
{
    std::vector<double> chances;
    for (const Features& option : options) {
        double worth = 0;
        for (std::size_t i = 0; i < size; ++i)
            worth += weights[i] * static_cast<double>(option[i]);
        chances.push_back(worth);
    }
    const double most = *std::ranges::max_element(chances);
    double sum = 0;
    for (double& chance : chances)
        sum += chance = std::exp(chance - most);
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

} // namespace

LearnedWeights::LearnedWeights()
{
    for (std::size_t kind = 0; kind < decisionKinds; ++kind)
        for (std::size_t i = 0; i < size; ++i)
            kinds_[kind].weights[i] = assumedWeight(kind, i);
}

void LearnedWeights::learn(Decision decision, std::span<const Features> options, std::size_t chosen)
{
    Kind& kind = kinds_[indexOf(decision)];
    const std::vector<double> chances = chancesOf(kind.weights, options);
    Weights mean {};
    for (std::size_t c = 0; c < options.size(); ++c)
        for (std::size_t i = 0; i < size; ++i)
            mean[i] += chances[c] * static_cast<double>(options[c][i]);
    const double meant = (1 - byChance) * chances[chosen];
    const double reasoned = meant / (meant + byChance / static_cast<double>(options.size()));
    Weights step;
    for (std::size_t i = 0; i < size; ++i)
        step[i] = reasoned * (static_cast<double>(options[chosen][i]) - mean[i]);
    Evidence evidence = kind.evidence;
    for (std::size_t c = 0; c < options.size(); ++c)
        for (std::size_t i = 0; i < size; ++i) {
            const double here =
                reasoned * chances[c] * (static_cast<double>(options[c][i]) - mean[i]);
            if (here != 0)
                for (std::size_t j = 0; j <= i; ++j)
                    evidence[place(i, j)] += here * (static_cast<double>(options[c][j]) - mean[j]);
        }
    if (!solve(indexOf(decision), evidence, step))
        return;
    Kind next { kind.weights, evidence };
    for (std::size_t i = 0; i < size; ++i)
        next.weights[i] += step[i];
    set(decision, next);
}

void LearnedWeights::fade(double share)
{
    for (Kind& kind : kinds_)
        for (double& number : kind.evidence)
            number *= share;
}

LearnedWeights LearnedWeights::drawn(Rng& rng) const
{
    LearnedWeights drawn = *this;
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        Evidence root = kinds_[kind].evidence;
        Weights off;
        for (double& weight : off)
            weight = normal(rng);
        if (!takeRoot(kind, root))
            continue;
        solveUpper(root, off);
        Kind other = kinds_[kind];
        for (std::size_t i = 0; i < size; ++i)
            other.weights[i] += off[i];
        drawn.set(static_cast<Decision>(kind), other);
    }
    return drawn;
}

void LearnedWeights::set(Decision decision, const Kind& kind)
{
    const std::size_t which = indexOf(decision);
    for (std::size_t i = 0; i < size; ++i) {
        const double spread = furthest * assumptions[which].spread[i];
        const double first = assumedWeight(which, i);
        kinds_[which].weights[i] = std::clamp(kind.weights[i], first - spread, first + spread);
    }
    for (std::size_t i = 0; i < kind.evidence.size(); ++i)
        kinds_[which].evidence[i] = std::clamp(kind.evidence[i], -mostEvidence, mostEvidence);
}

Policy LearnedWeights::policy() const
{
    constexpr float rarestChoice = 8;
    Policy policy;
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        for (std::size_t i = 0; i < size; ++i)
            policy.weights[kind][i] = static_cast<float>(kinds_[kind].weights[i]);
        policy.another[kind] = 0;
        policy.scale[kind] = 1;
        policy.rarest[kind] = rarestChoice;
    }
    policy.noise = 1;
    markPlain(policy);
    return policy;
}

} // namespace sheepshead
