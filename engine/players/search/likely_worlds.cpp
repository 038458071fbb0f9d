// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/likely_worlds.h"

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

/// How many candidates are considered for each world that is drawn. More than the fewest are
/// considered until the effective sample size is `enough` of the worlds that are wanted, and more
/// than usual only as long as it is not even `barely` enough: then a handful of worlds would decide
/// by chance, and say it with certainty.
constexpr int fewestDraws = 3;
constexpr int usualDraws = 12;
constexpr int mostDraws = 96;
constexpr double enough = 0.5;
constexpr double barely = 0.1;
/// Worlds are drawn in batches, to bound memory and so that an early stop has results.
constexpr int mostAtOnce = 400;

/// Worlds with their likelihoods, and with those of the others' ways in each.
struct Imagined {
    std::vector<World> worlds;
    std::vector<double> likelihoods;
    std::vector<PerSeat<Ways>> ways;
    double total = 0;
    double squares = 0;

    void add(const World& world, double likelihood, const PerSeat<Ways>& itsWays)
    {
        worlds.push_back(world);
        likelihoods.push_back(likelihood);
        ways.push_back(itsWays);
        total += likelihood;
        squares += likelihood * likelihood;
    }
    /// The effective sample size.
    double worth() const { return squares > 0 ? total * total / squares : 0; }
};

/// Whether so many candidates do for `count` worlds.
bool isEnough(const Imagined& imagined, int candidates, int count)
{
    return candidates >= fewestDraws * count
        && imagined.worth() >= (candidates < usualDraws * count ? enough : barely) * count;
}

/// Of candidates beyond the usual ones few count, and only so many are kept: an unlikely one is
/// kept in proportion to its likelihood, and then counts as `least`. Zero: it is not kept.
double keptLikelihood(double likelihood, double least, Rng& rng)
{
    if (likelihood >= least)
        return likelihood;
    constexpr std::uint32_t steps = 1U << 24U;
    return rng.below(steps) * least < likelihood * steps ? least : 0;
}

Imagined imagine(
    const DealSampler& sampler, Likelihood& likelihood, int count, Rng& rng, const TimeIsUp& stop)
{
    Imagined imagined;
    for (int i = 0; i < mostDraws * count && !(i > 0 && stop()); ++i) {
        if (isEnough(imagined, i, count))
            break;
        const auto world = sampler.draw(rng);
        if (!world)
            break;
        double itsLikelihood = likelihood.of(*world);
        if (i >= usualDraws * count) {
            itsLikelihood = keptLikelihood(itsLikelihood, imagined.total / (2 * count), rng);
            if (itsLikelihood <= 0)
                continue;
        }
        imagined.add(*world, itsLikelihood, likelihood.ways());
    }
    return imagined;
}

/// All worlds that fit.
Imagined imagineAll(const DealSampler& sampler, Likelihood& likelihood)
{
    Imagined imagined;
    for (const auto& [world, weight] : sampler.allWeighed()) {
        const double itsLikelihood = weight * likelihood.of(world);
        imagined.add(world, itsLikelihood, likelihood.ways());
    }
    return imagined;
}

/// A world that counts often is tried with others in the seats. With only a few of them, few worlds
/// would say something by chance, and say it with certainty.
constexpr int mostCompanies = 64;

void tryWithCompanies(const World& world, const PerSeat<Ways>& ways, int times,
    const Likelihood& likelihood, Rng& rng, const TryInWorld& tryIn)
{
    const int companies = std::min(times, mostCompanies);
    for (int i = 0; i < companies; ++i)
        tryIn(world, likelihood.drawSeated(ways, rng), (times + i) / companies);
}

/// Tries `count` worlds, by systematic resampling.
void tryInProportion(const Imagined& imagined, int count, const Likelihood& likelihood, Rng& rng,
    const TimeIsUp& stop, const TryInWorld& tryIn)
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
            tryWithCompanies(imagined.worlds[i], imagined.ways[i], times, likelihood, rng, tryIn);
        done += times;
    }
}

} // namespace

void forEachLikelyWorld(const DealSampler& sampler, Likelihood& likelihood, int worlds, Rng& rng,
    const TimeIsUp& stop, const TryInWorld& tryIn)
{
    if (sampler.count() <= fewestDraws * std::min(worlds, mostAtOnce))
        return tryInProportion(imagineAll(sampler, likelihood), std::min(worlds, mostAtOnce),
            likelihood, rng, stop, tryIn);
    int left = worlds;
    do {
        const int now = std::min(left, mostAtOnce);
        tryInProportion(
            imagine(sampler, likelihood, now, rng, stop), now, likelihood, rng, stop, tryIn);
        left -= now;
    } while (left > 0 && !stop());
}

} // namespace sheepshead
