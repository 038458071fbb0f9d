// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/weights_among.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr std::size_t weightCount = feature::count;
/// The share of the variance that is between tables; the rest is between the people of one.
constexpr double betweenTables = 0.8;
/// How likely a player is one of its table, before it was seen.
constexpr double ofTheTable = 0.5;

/// What is assumed of weights: how far they are from the first ones, which is 0 before anything was
/// seen.
struct Expected {
    WeightVector mean {};
    WeightMatrix covariance {};
};

/// What was seen of one player's weights: their likelihood is e^(seen x - x evidence x / 2), where
/// x is how far they are from the first ones.
struct Seen {
    WeightVector seen;
    const WeightMatrix& evidence;
};

double varianceOf(Decision decision, std::size_t i)
{
    const double spread = LearnedWeights::assumed(decision, i).spread;
    return spread * spread;
}

Expected expectedOfAnyPlayer(Decision decision)
{
    Expected expected;
    for (std::size_t i = 0; i < weightCount; ++i)
        diagonal(expected.covariance, i) = varianceOf(decision, i);
    return expected;
}

Seen seenOf(const LearnedWeights& player, Decision decision)
{
    const LearnedWeights::Kind& kind = player.kind(decision);
    WeightVector off;
    for (std::size_t i = 0; i < weightCount; ++i)
        off[i] = kind.weights[i] - LearnedWeights::assumed(decision, i).weight;
    WeightVector seen = productOf(kind.evidence, off);
    for (std::size_t i = 0; i < weightCount; ++i)
        seen[i] += off[i] / varianceOf(decision, i);
    return { seen, kind.evidence };
}

/// What one of a table tells of the table; each may be off by the spread of its people.
void addWitness(
    const Seen& witness, const WeightVector& precision, WeightVector& seen, WeightMatrix& evidence)
{
    WeightMatrix sum = witness.evidence;
    for (std::size_t i = 0; i < weightCount; ++i)
        diagonal(sum, i) += precision[i];
    const auto inverse = inverseOf(sum);
    if (!inverse)
        return;
    const WeightVector told = productOf(*inverse, witness.seen);
    for (std::size_t i = 0; i < weightCount; ++i) {
        seen[i] += precision[i] * told[i];
        diagonal(evidence, i) += precision[i];
        for (std::size_t j = 0; j <= i; ++j)
            evidence[placeIn(i, j)] -= precision[i] * (*inverse)[placeIn(i, j)] * precision[j];
    }
}

std::optional<Expected> expectedAmong(
    std::span<const LearnedWeights* const> others, Decision decision)
{
    WeightVector within;
    WeightMatrix evidence {};
    for (std::size_t i = 0; i < weightCount; ++i) {
        within[i] = 1 / ((1 - betweenTables) * varianceOf(decision, i));
        diagonal(evidence, i) = 1 / (betweenTables * varianceOf(decision, i));
    }
    WeightVector seen {};
    for (const LearnedWeights* const other : others)
        addWitness(seenOf(*other, decision), within, seen, evidence);
    const auto ofTable = inverseOf(evidence);
    if (!ofTable)
        return std::nullopt;
    Expected expected { productOf(*ofTable, seen), *ofTable };
    for (std::size_t i = 0; i < weightCount; ++i)
        diagonal(expected.covariance, i) += 1 / within[i];
    return expected;
}

/// What is known of the weights beside what was seen, and how well it foretold that.
struct Weighed {
    WeightVector mean {};
    double logarithm = 0; ///< of the probability of what was seen
};

std::optional<Weighed> weigh(const Expected& expected, const Seen& own)
{
    const auto precision = inverseOf(expected.covariance);
    if (!precision)
        return std::nullopt;
    const WeightVector before = productOf(*precision, expected.mean);
    WeightMatrix root = *precision;
    Weighed weighed;
    for (std::size_t i = 0; i < root.size(); ++i)
        root[i] += own.evidence[i];
    for (std::size_t i = 0; i < weightCount; ++i)
        weighed.mean[i] = before[i] + own.seen[i];
    const WeightVector sum = weighed.mean;
    WeightMatrix rootBefore = *precision;
    if (!takeRoot(root) || !takeRoot(rootBefore))
        return std::nullopt;
    solveLower(root, weighed.mean);
    solveUpper(root, weighed.mean);
    weighed.logarithm = (productOf(sum, weighed.mean) - productOf(before, expected.mean)
                            + logarithmOfDeterminant(rootBefore) - logarithmOfDeterminant(root))
        / 2;
    return weighed;
}

/// One normal distribution for two, of which the first has this chance.
Expected mixed(const Expected& one, double chance, const Expected& other)
{
    Expected mixed;
    WeightVector apart;
    for (std::size_t i = 0; i < weightCount; ++i) {
        apart[i] = one.mean[i] - other.mean[i];
        mixed.mean[i] = other.mean[i] + chance * apart[i];
    }
    for (std::size_t i = 0; i < weightCount; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            const std::size_t place = placeIn(i, j);
            mixed.covariance[place] = chance * one.covariance[place]
                + (1 - chance) * other.covariance[place]
                + chance * (1 - chance) * apart[i] * apart[j];
        }
    return mixed;
}

using ExpectedByKind = std::array<Expected, decisionKinds>;

/// How likely a player is one of its table, by all that was seen of it.
double chanceOfTheTable(const LearnedWeights& own, const ExpectedByKind& ofTable)
{
    constexpr double surely = 50; // in powers of e
    double evidence = std::log(ofTheTable / (1 - ofTheTable));
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        const auto decision = static_cast<Decision>(kind);
        const Seen seen = seenOf(own, decision);
        const auto one = weigh(ofTable[kind], seen);
        const auto other = weigh(expectedOfAnyPlayer(decision), seen);
        if (one && other)
            evidence += one->logarithm - other->logarithm;
    }
    return 1 / (1 + std::exp(-std::clamp(evidence, -surely, surely)));
}

} // namespace

LearnedWeights weightsAmong(
    const LearnedWeights& own, std::span<const LearnedWeights* const> others)
{
    if (others.empty())
        return own;
    ExpectedByKind ofTable;
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        const auto decision = static_cast<Decision>(kind);
        ofTable[kind] = expectedAmong(others, decision).value_or(expectedOfAnyPlayer(decision));
    }
    const double chance = chanceOfTheTable(own, ofTable);
    LearnedWeights among = own;
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        const auto decision = static_cast<Decision>(kind);
        const Expected expected = mixed(ofTable[kind], chance, expectedOfAnyPlayer(decision));
        const auto weighed = weigh(expected, seenOf(own, decision));
        if (!weighed)
            continue;
        LearnedWeights::Kind of = own.kind(decision);
        for (std::size_t i = 0; i < weightCount; ++i)
            of.weights[i] = LearnedWeights::assumed(decision, i).weight + weighed->mean[i];
        among.set(decision, of);
    }
    return among;
}

} // namespace sheepshead
