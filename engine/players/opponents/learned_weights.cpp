// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/learned_weights.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sheepshead {

namespace {

constexpr std::size_t size = feature::count;
constexpr double byChance = 0.02; ///< share of decisions without a reason
/// What contradicts all that is known is no slip as a rule: a share of it is always taken
/// seriously.
constexpr double leastReasoned = 0.5;
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

double assumedWeight(std::size_t kind, std::size_t i)
{
    return assumptions[kind].firm * static_cast<double>(regularPolicy().weights[kind][i]);
}

/// Adds what was assumed.
void assume(std::size_t kind, LearnedWeights::Evidence& evidence)
{
    for (std::size_t i = 0; i < size; ++i) {
        const double spread = assumptions[kind].spread[i];
        diagonal(evidence, i) += 1 / (spread * spread);
    }
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

/// What was chosen, among what.
struct Choice {
    std::span<const Features> options;
    std::size_t chosen;
};

/// Looks for the weights that explain one more decision best, beside what was known before.
class LearningStep {
public:
    LearningStep(std::size_t kind, const LearnedWeights::Kind& before, const Choice& choice)
        : before_(before)
        , choice_(choice)
        , known_(before.evidence)
        , weights_(before.weights)
        , height_(heightAt(before.weights))
    {
        assume(kind, known_);
    }

    /// False if nothing can be learned.
    bool climb();
    /// The weights, and the evidence that the decision gives there.
    LearnedWeights::Kind result() const;

private:
    struct Slope {
        LearnedWeights::Weights rise {};
        LearnedWeights::Evidence evidence {}; ///< of the decision alone
    };

    double heightAt(const LearnedWeights::Weights& weights) const;
    Slope slopeAt(const LearnedWeights::Weights& weights) const;
    std::optional<LearnedWeights::Weights> summit(const Slope& slope) const;

    const LearnedWeights::Kind& before_;
    Choice choice_;
    LearnedWeights::Evidence known_; ///< with what was assumed
    LearnedWeights::Weights weights_;
    double height_;
};

/// The logarithm of the probability, but for a constant.
double LearningStep::heightAt(const LearnedWeights::Weights& weights) const
{
    LearnedWeights::Weights off;
    for (std::size_t i = 0; i < size; ++i)
        off[i] = weights[i] - before_.weights[i];
    const double chance = chancesOf(weights, choice_.options)[choice_.chosen];
    const double options = static_cast<double>(choice_.options.size());
    return std::log((1 - byChance) * chance + byChance / options)
        - productOf(off, productOf(known_, off)) / 2;
}

LearningStep::Slope LearningStep::slopeAt(const LearnedWeights::Weights& weights) const
{
    const auto& [options, chosen] = choice_;
    const std::vector<double> chances = chancesOf(weights, options);
    LearnedWeights::Weights mean {};
    for (std::size_t c = 0; c < options.size(); ++c)
        for (std::size_t i = 0; i < size; ++i)
            mean[i] += chances[c] * static_cast<double>(options[c][i]);
    const double meant = (1 - byChance) * chances[chosen];
    const double reasoned =
        std::max(leastReasoned, meant / (meant + byChance / static_cast<double>(options.size())));
    Slope slope;
    for (std::size_t i = 0; i < size; ++i)
        slope.rise[i] = reasoned * (static_cast<double>(options[chosen][i]) - mean[i]);
    for (std::size_t c = 0; c < options.size(); ++c)
        for (std::size_t i = 0; i < size; ++i) {
            const double here =
                reasoned * chances[c] * (static_cast<double>(options[c][i]) - mean[i]);
            if (here != 0)
                for (std::size_t j = 0; j <= i; ++j)
                    slope.evidence[placeIn(i, j)] +=
                        here * (static_cast<double>(options[c][j]) - mean[j]);
        }
    return slope;
}

/// Where it would be highest if the slope went on like this.
std::optional<LearnedWeights::Weights> LearningStep::summit(const Slope& slope) const
{
    LearnedWeights::Weights off;
    for (std::size_t i = 0; i < size; ++i)
        off[i] = weights_[i] - before_.weights[i];
    LearnedWeights::Weights step = productOf(known_, off);
    LearnedWeights::Evidence root = known_;
    for (std::size_t i = 0; i < size; ++i)
        step[i] = slope.rise[i] - step[i];
    for (std::size_t i = 0; i < root.size(); ++i)
        root[i] += slope.evidence[i];
    if (!takeRoot(root))
        return std::nullopt;
    solveLower(root, step);
    solveUpper(root, step);
    for (std::size_t i = 0; i < size; ++i)
        step[i] += weights_[i];
    return step;
}

bool LearningStep::climb()
{
    constexpr int steps = 4;
    constexpr int halvings = 6;
    constexpr double enough = 1e-4;
    for (int step = 0; step < steps; ++step) {
        const auto target = summit(slopeAt(weights_));
        if (!target)
            return step > 0;
        LearnedWeights::Weights next = *target;
        double height = heightAt(next);
        double share = 1;
        for (int i = 0; height < height_ && i < halvings; ++i) {
            share /= 2;
            for (std::size_t w = 0; w < size; ++w)
                next[w] = weights_[w] + share * ((*target)[w] - weights_[w]);
            height = heightAt(next);
        }
        if (height < height_)
            return true;
        const bool done = height - height_ < enough;
        weights_ = next;
        height_ = height;
        if (done)
            return true;
    }
    return true;
}

LearnedWeights::Kind LearningStep::result() const
{
    LearnedWeights::Kind result { weights_, before_.evidence };
    const Slope slope = slopeAt(weights_);
    for (std::size_t i = 0; i < result.evidence.size(); ++i)
        result.evidence[i] += slope.evidence[i];
    return result;
}

} // namespace

LearnedWeights::LearnedWeights()
{
    for (std::size_t kind = 0; kind < decisionKinds; ++kind)
        for (std::size_t i = 0; i < size; ++i)
            kinds_[kind].weights[i] = assumedWeight(kind, i);
}

LearnedWeights::Assumed LearnedWeights::assumed(Decision decision, std::size_t feature)
{
    const std::size_t kind = indexOf(decision);
    return { assumedWeight(kind, feature), assumptions[kind].spread[feature] };
}

void LearnedWeights::learn(Decision decision, std::span<const Features> options, std::size_t chosen)
{
    const Kind& before = kinds_[indexOf(decision)];
    LearningStep step(indexOf(decision), before, { options, chosen });
    if (step.climb())
        set(decision, step.result());
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
        assume(kind, root);
        if (!takeRoot(root))
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
