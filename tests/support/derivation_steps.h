// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/derivation.h"

#include <vector>

/// Steps of a derivation, picked out for comparing.
namespace sheepshead::testing {

template <class Step> std::vector<Step> all(const Derivation& steps)
{
    std::vector<Step> found;
    for (const DerivationStep& step : steps)
        if (const auto* of = std::get_if<Step>(&step))
            found.push_back(*of);
    return found;
}

/// An empty step if there is not exactly one.
template <class Step> Step only(const Derivation& steps)
{
    const auto found = all<Step>(steps);
    return found.size() == 1 ? found.front() : Step {};
}

template <class Step> bool has(const Derivation& steps) { return !all<Step>(steps).empty(); }

/// What the steps alone come to for a seat.
inline Score toldScore(const Derivation& steps, Seat seat)
{
    int score = 0;
    for (const ShareStep& step : all<ShareStep>(steps))
        if (step.seat == seat)
            score += step.times * step.stake;
    for (const PotShareStep& step : all<PotShareStep>(steps))
        if (step.seat == seat)
            score -= step.toPot;
    return { score };
}

} // namespace sheepshead::testing
