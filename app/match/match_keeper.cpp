// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_keeper.h"

#include "app/storage/file/storage_fault.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::chrono::milliseconds firstWait { 500 };
constexpr std::chrono::milliseconds longestWait { 30'000 };

} // namespace

MatchKeeper::MatchKeeper(SavedMatch saved, const GameSession& session)
    : saved_(std::move(saved))
    , session_(session)
    , wait_(firstWait)
{
    retryTimer_.setSingleShot(true);
    connect(&retryTimer_, &QTimer::timeout, this, [this] {
        wait_ = std::min(2 * wait_, longestWait);
        retry();
    });
    connect(&session, &GameSession::handBegan, this,
        [this](const HandRecord& record) { note(saved_.beginHand(record)); });
    connect(&session, &GameSession::decided, this,
        [this](const SeatAction& decision) { note(saved_.addStep(decision)); });
    connect(&session, &GameSession::rewound, this,
        [this](const HandRecord& record) { note(saved_.rewindHand(record)); });
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

bool MatchKeeper::canRetry() const
{
    const auto is = [&](StorageFault fault) { return problem_ && faultOf(*problem_) == fault; };
    return !is(StorageFault::TakenOver) && !is(StorageFault::NoSuchSheet);
}

void MatchKeeper::retry() { note(saved_.writePending()); }

void MatchKeeper::note(const std::optional<Problem>& problem)
{
    const auto before = std::exchange(problem_, problem);
    if (!problem) {
        retryTimer_.stop();
        wait_ = firstWait;
        if (before)
            Q_EMIT recovered();
        return;
    }
    if (canRetry())
        retryTimer_.start(wait_);
    if (problem != before)
        Q_EMIT failed(*problem);
}

} // namespace sheepshead
