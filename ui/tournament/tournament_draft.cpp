// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_draft.h"

#include "engine/tournament/tournament_results.h"

#include <algorithm>

namespace sheepshead {

void TournamentDraft::show(Tournament tournament)
{
    tournament_ = std::move(tournament);
    Q_EMIT changed();
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
