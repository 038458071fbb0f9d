// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/play_table.h"
#include "engine/players/card_trials.h"
#include "engine/players/leanings.h"
#include "engine/players/likelihood.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// So many worlds at least, and at most, are looked at for each one that is played out: resampled
/// in proportion to likelihood, playouts go where they count. Where few worlds explain what was
/// seen more are looked at, until `enough` of those that are wanted would be different ones.
constexpr int fewestDraws = 4;
constexpr int mostDraws = 24;
constexpr double enough = 0.5;
/// Worlds that are played out before more are drawn, so that an endless budget needs no endless
/// memory and an early stop finds something tried.
constexpr int mostAtOnce = 400;

/// Worlds with their likelihoods.
struct Imagined {
    std::vector<World> worlds;
    std::vector<double> likelihoods;
    double total = 0;
    double squares = 0;

    void add(const World& world, double likelihood)
    {
        worlds.push_back(world);
        likelihoods.push_back(likelihood);
        total += likelihood;
        squares += likelihood * likelihood;
    }
    /// How many worlds, all as likely, would tell as much.
    double worth() const { return squares > 0 ? total * total / squares : 0; }
};

Imagined imagine(
    const DealSampler& sampler, Likelihood& likelihood, int count, Rng& rng, const TimeIsUp& stop)
{
    Imagined imagined;
    for (int i = 0; i < mostDraws * count && !(i > 0 && stop()); ++i) {
        if (i >= fewestDraws * count && imagined.worth() >= enough * count)
            break;
        const auto world = sampler.draw(rng);
        if (!world)
            break;
        imagined.add(*world, likelihood.of(*world));
    }
    return imagined;
}

/// Every world there is.
Imagined imagineAll(const DealSampler& sampler, Likelihood& likelihood)
{
    Imagined imagined;
    for (const auto& [world, weight] : sampler.allWeighed())
        imagined.add(world, weight * likelihood.of(world));
    return imagined;
}

/// Tries `count` worlds, each as often as it is likely.
void tryInProportion(CardTrials& trials, const Imagined& imagined, int count, const TimeIsUp& stop)
{
    const double step = imagined.total / count;
    double next = step / 2;
    double sum = 0;
    int done = 0;
    for (std::size_t i = 0; i < imagined.worlds.size() && !(done > 0 && stop()); ++i) {
        sum += imagined.likelihoods[i];
        int times = 0;
        for (; next < sum && done + times < count; next += step)
            ++times;
        if (times > 0)
            trials.tryIn(imagined.worlds[i], times);
        done += times;
    }
}

} // namespace

std::vector<Trials> tryCards(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    const auto first = sampler.draw(rng);
    const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (!table)
        return {};
    Likelihood likelihood(seen, *table);
    CardTrials trials(seen, legal, *table);
    if (sampler.count() <= fewestDraws * std::min(worlds, mostAtOnce)) {
        tryInProportion(
            trials, imagineAll(sampler, likelihood), std::min(worlds, mostAtOnce), stop);
        return trials.all();
    }
    int left = worlds;
    do {
        const int now = std::min(left, mostAtOnce);
        const Imagined imagined = imagine(sampler, likelihood, now, rng, stop);
        tryInProportion(trials, imagined, now, stop);
        left -= now;
    } while (left > 0 && !stop());
    return trials.all();
}

} // namespace sheepshead
