// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/next_card_lookahead.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr int fewestWorlds = 8;  ///< in a group that is trusted
constexpr double convincing = 1; ///< standard errors

} // namespace

void NextCardLookahead::add(int score, int times, Ending ending)
{
    Branch nothing;
    nothing.scores[0] = score;
    nothing.endings[0] = ending;
    entries_.push_back({ nothing, times });
}

void NextCardLookahead::add(const Branch& branch, int times)
{
    entries_.push_back({ branch, times });
    count(seen_, branch.seen, entries_.back());
    count(alike_, branch.alike, entries_.back());
}

void NextCardLookahead::count(Groups& groups, std::uint64_t key, const Entry& entry)
{
    Group& group = groups[key];
    const Branch& branch = entry.branch;
    ++group.worlds;
    group.weight += entry.times;
    for (std::size_t i = 0; i < branch.cards; ++i) {
        const double gain = branch.scores[i] - branch.scores[branch.usual];
        group.gains[i] += entry.times * gain;
        group.squares[i] += entry.times * gain * gain;
    }
}

/// By the results of all other worlds of the group.
std::size_t NextCardLookahead::bestWithout(const Group& group, const Entry& entry)
{
    const Branch& branch = entry.branch;
    const double weight = group.weight - entry.times;
    std::size_t best = branch.usual;
    double most = 0;
    for (std::size_t i = 0; i < branch.cards; ++i) {
        const double gain = branch.scores[i] - branch.scores[branch.usual];
        const double mean = (group.gains[i] - entry.times * gain) / weight;
        const double square = (group.squares[i] - entry.times * gain * gain) / weight;
        const double error =
            std::sqrt(std::max(0.0, square - mean * mean) / std::max(1, group.worlds - 2));
        if (mean > most && mean > convincing * error) {
            most = mean;
            best = i;
        }
    }
    return best;
}

/// The card that is played in a world.
std::size_t NextCardLookahead::cardOf(const Entry& entry) const
{
    const Branch& branch = entry.branch;
    if (branch.cards == 0)
        return 0;
    const Group& seen = seen_.at(branch.seen);
    const Group& group = seen.worlds >= fewestWorlds ? seen : alike_.at(branch.alike);
    const bool tells = group.worlds >= fewestWorlds;
    return tells ? bestWithout(group, entry) : branch.usual;
}

NextCardLookahead::Results NextCardLookahead::results() const
{
    Results results;
    for (const Entry& entry : entries_) {
        const std::size_t card = cardOf(entry);
        const auto times = static_cast<std::size_t>(entry.times);
        results.scores.insert(results.scores.end(), times, entry.branch.scores[card]);
        results.endings.insert(results.endings.end(), times, entry.branch.endings[card]);
    }
    return results;
}

} // namespace sheepshead
