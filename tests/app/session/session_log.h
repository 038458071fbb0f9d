// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"

#include <string>
#include <vector>

namespace sheepshead::testing {

/// Logs what a session emits for the table and for saving.
struct SessionLog {
    explicit SessionLog(GameSession& session)
    {
        QObject::connect(&session, &GameSession::handBegan,
            [this](const HandRecord&) { lines.push_back("keep deal"); });
        QObject::connect(&session, &GameSession::decided, [this](const SeatAction& decision) {
            lines.push_back("keep " + seatActionText(decision));
        });
        QObject::connect(&session, &GameSession::handEnded, [this](const HandRecord&, bool newRow) {
            lines.push_back(newRow ? "keep row" : "keep no row");
        });
        QObject::connect(&session, &GameSession::happened, [this](const Event& event) {
            lines.push_back("show " + std::to_string(event.index()));
            events.push_back(event);
        });
        QObject::connect(&session, &GameSession::settled,
            [this](const Observation& seen) { settled.push_back(seen); });
        QObject::connect(
            &session, &GameSession::handOver, [this] { lines.push_back("hand over"); });
    }

    std::vector<std::string> lines;
    std::vector<Event> events;
    std::vector<Observation> settled;
};

/// Shows everything at once.
inline void showAtOnce(GameSession& session)
{
    QObject::connect(&session, &GameSession::happened, &session, &GameSession::tableReady);
}

} // namespace sheepshead::testing
