// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/trials.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <utility>

namespace sheepshead {

namespace {

struct Spread {
    double mean = 0;
    double standardError = 0;
};

/// Of the scores that `scoreIn` gives for the first `worlds` worlds.
Spread spreadOf(std::size_t worlds, const std::function<double(std::size_t)>& scoreIn)
{
    const auto count = static_cast<double>(worlds);
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < worlds; ++i) {
        const double score = scoreIn(i);
        sum += score;
        squares += score * score;
    }
    const double mean = sum / count;
    return { mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / count) };
}

double meanOf(const Trials& trials)
{
    return spreadOf(trials.scores.size(), [&](std::size_t i) { return trials.scores[i]; }).mean;
}

double winShare(std::span<const double> scores)
{
    const auto won = std::ranges::count_if(scores, [](double score) { return score > 0; });
    return static_cast<double>(won) / static_cast<double>(scores.size());
}

double lostPart(std::span<const double> scores)
{
    double lost = 0;
    for (const double score : scores)
        lost += std::min(score, 0.0);
    return lost / static_cast<double>(scores.size());
}

Prospect prospectBeside(const Trials& best, const Trials& other)
{
    const Action& action = other.action;
    const std::span scores(other.scores);
    const std::size_t both = scores.size();
    const auto own = spreadOf(both, [&](std::size_t i) { return scores[i]; });
    const double ownShare = winShare(scores);
    if (both == best.scores.size())
        return { action, own.mean, own.standardError, ownShare, lostPart(scores), other.then };
    const std::span shared = std::span(best.scores).first(both);
    const auto behind = spreadOf(both, [&](std::size_t i) { return shared[i] - scores[i]; });
    const double shareBehind = winShare(shared) - ownShare;
    return { action, meanOf(best) - behind.mean, own.standardError,
        std::clamp(winShare(best.scores) - shareBehind, 0.0, 1.0), lostPart(scores), other.then };
}

} // namespace

void sortBestFirst(std::vector<Trials>& trials)
{
    std::ranges::stable_sort(trials, std::ranges::greater {},
        [](const Trials& one) { return std::pair(one.scores.size(), meanOf(one)); });
}

double certaintyThat(const Trials& better, const Trials& worse)
{
    const std::size_t both = std::min(better.scores.size(), worse.scores.size());
    const auto gain =
        spreadOf(both, [&](std::size_t i) { return better.scores[i] - worse.scores[i]; });
    if (gain.standardError > 0)
        return gain.mean / gain.standardError;
    const double always = std::sqrt(static_cast<double>(both));
    return gain.mean > 0 ? always : gain.mean < 0 ? -always : 0;
}

std::vector<Prospect> prospectsOf(std::vector<Trials> trials)
{
    std::erase_if(trials, [](const Trials& one) { return one.scores.empty(); });
    sortBestFirst(trials);
    std::vector<Prospect> prospects;
    prospects.reserve(trials.size());
    for (const Trials& one : trials)
        prospects.push_back(prospectBeside(trials.front(), one));
    std::ranges::stable_sort(prospects, std::ranges::greater {}, &Prospect::score);
    return prospects;
}

} // namespace sheepshead
