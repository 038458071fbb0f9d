// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/weight_algebra.h"
#include "engine/support/rng.h"

#include <array>
#include <optional>
#include <span>

namespace sheepshead {

/// Weights fitted to one player: where the probability of its decisions is highest, beside the
/// weights of a regular who is not quite firm (maximum a posteriori of a conditional logit, a few
/// Newton steps for each decision). Probabilities are e^worth, brought to a sum of 1.
class LearnedWeights {
public:
    using Weights = WeightVector;
    /// How much is known of the weights, beyond what was assumed.
    using Evidence = WeightMatrix;

    struct Kind {
        Weights weights {};
        Evidence evidence {};

        bool operator==(const Kind&) const = default;
    };

    LearnedWeights();

    void learn(Decision decision, std::span<const Features> options, std::size_t chosen);
    /// Keeps this share of the evidence, from 0 to 1; the weights stay.
    void fade(double share);

    /// What is assumed of a weight before anything was seen.
    struct Assumed {
        double weight = 0;
        double spread = 1;
    };
    static Assumed assumed(Decision decision, std::size_t feature);

    /// Plays as these weights tell, with the lapses that they imply.
    Policy policy() const;

    /// Weights that the player may have as well, as far as is known: drawn from the spread that the
    /// evidence leaves. The evidence stays.
    LearnedWeights drawn(Rng& rng) const;

    const Kind& kind(Decision decision) const { return kinds_[indexOf(decision)]; }
    /// Takes numbers from outside; what is out of bounds is brought back to them.
    void set(Decision decision, const Kind& kind);

    bool operator==(const LearnedWeights&) const = default;

private:
    std::array<Kind, decisionKinds> kinds_;
};

} // namespace sheepshead
