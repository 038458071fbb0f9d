// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_keeper.h"

#include <utility>

namespace sheepshead {

MatchKeeper::MatchKeeper(SavedMatch saved, const GameSession& session)
    : saved_(std::move(saved))
    , session_(session)
{
    connect(&session, &GameSession::handBegan, this,
        [this](const HandRecord& record) { note(saved_.beginHand(record)); });
    connect(&session, &GameSession::decided, this,
        [this](const SeatAction& decision) { note(saved_.addStep(decision)); });
    connect(&session, &GameSession::handEnded, this, &MatchKeeper::keepEnd);
    connect(&session, &GameSession::potClosed, this, [this] {
        const Match& match = session_.match();
        note(saved_.closePot(match.sheet().rows().back(), match.state()));
    });
}

void MatchKeeper::keepEnd(const HandRecord& record, bool newRow)
{
    const Match& match = session_.match();
    const auto row = newRow ? std::optional(match.sheet().rows().back()) : std::nullopt;
    note(saved_.finishHand(row, record, match.state()));
}

void MatchKeeper::note(const std::optional<Problem>& problem)
{
    if (problem && !std::exchange(failing_, true))
        Q_EMIT failed(*problem);
    failing_ = problem.has_value();
}

} // namespace sheepshead
