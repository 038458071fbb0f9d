// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/match_keeper.h"

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
    connect(&session, &GameSession::handGivenUp, this, &MatchKeeper::abandonHand);
    connect(&session, &GameSession::movedBetweenHands, this, [this](bool newRow) {
        note(saved_.moveBetweenHands(lastRow(newRow), session_.match().state()));
    });
    connect(&session, &GameSession::rulesChanged, this,
        [this] { note(saved_.changeVariant(session_.match().variant())); });
}

std::optional<SheetRow> MatchKeeper::lastRow(bool isNew) const
{
    return isNew ? std::optional(session_.match().sheet().rows().back()) : std::nullopt;
}

void MatchKeeper::keepEnd(const HandRecord& record, bool newRow)
{
    note(saved_.finishHand(lastRow(newRow), record, session_.match().state()));
}

void MatchKeeper::note(const std::optional<Problem>& problem)
{
    if (problem && !std::exchange(failing_, true))
        Q_EMIT failed(*problem);
    failing_ = problem.has_value();
}

} // namespace sheepshead
