// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_draft.h"

#include "engine/tournament/tournament_results.h"

#include <algorithm>
#include <iterator>

namespace sheepshead {

namespace {

constexpr std::size_t mostUndone = 200; ///< changes

/// Whether all official results are the same in both.
bool sameOfficial(const Tournament& one, const Tournament& other)
{
    const auto official = [](const Tournament& tournament) {
        std::vector<TableResult> results;
        std::ranges::copy_if(
            tournament.results, std::back_inserter(results), &TableResult::official);
        return results;
    };
    return official(one) == official(other);
}

} // namespace

void TournamentDraft::show(Tournament tournament)
{
    tournament_ = std::move(tournament);
    before_.clear();
    undone_.clear();
    Q_EMIT changed();
}

void TournamentDraft::noteChange(Tournament before)
{
    if (before == tournament_)
        return;
    undone_.clear();
    before_.push_back(std::move(before));
    if (before_.size() > mostUndone)
        before_.pop_front();
}

bool TournamentDraft::mayUndo() const
{
    return !before_.empty() && sameOfficial(before_.back(), tournament_);
}

void TournamentDraft::undo()
{
    if (!mayUndo())
        return;
    undone_.push_back(std::exchange(tournament_, std::move(before_.back())));
    before_.pop_back();
    tell();
}

void TournamentDraft::redo()
{
    if (!mayRedo())
        return;
    before_.push_back(std::exchange(tournament_, std::move(undone_.back())));
    undone_.pop_back();
    tell();
}

void TournamentDraft::tell()
{
    Q_EMIT edited();
    Q_EMIT changed();
}

int TournamentDraft::currentRound() const
{
    const int drawn = static_cast<int>(tournament_.draws.size());
    for (int round = 1; round <= drawn; ++round)
        if (!isOfficialRound(tournament_, round))
            return round;
    return std::max(1, drawn);
}

} // namespace sheepshead
