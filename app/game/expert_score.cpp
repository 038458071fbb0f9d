// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/expert_score.h"

#include "app/match/participants.h"
#include "app/session/cores.h"

#include <optional>

namespace sheepshead {

namespace {

/// Nothing if it was stopped, or the hand was not played.
std::optional<int> expertsScore(const HandRecord& record, const PracticeTable& table,
    const SearchBudget& budget, const std::stop_token& stop)
{
    const auto start = startOf(record);
    if (!start)
        return {};
    HandState hand = *start;
    PerSeat<std::unique_ptr<Player>> players;
    for (const Seat seat : hand.seats())
        players[seat] = seat == personsSeat
            ? playerOf(Level::Expert, table.seed, {}, onAllCores)
            : untimedPlayerAt(
                seat, table.levels.at(static_cast<std::size_t>(indexOf(seat))), table.seed, budget);
    while (const auto seat = hand.toAct()) {
        const Action action =
            players[*seat]->choose(hand.observation(*seat), hand.legalActions(), stop);
        if (stop.stop_requested())
            return {};
        hand.apply(action);
    }
    const auto& scored = hand.scored();
    return scored ? std::optional(scored->scores.scores[personsSeat].value) : std::nullopt;
}

} // namespace

void ExpertScore::ask(
    const HandRecord& hand, const PracticeTable& table, const SearchBudget& budget)
{
    ++question_;
    thread_ = std::jthread(
        [this, question = question_, hand, table, budget](const std::stop_token& stop) {
            const auto score = expertsScore(hand, table, budget, stop);
            if (!score)
                return;
            QMetaObject::invokeMethod(
                this,
                [this, question, score] {
                    if (question == question_)
                        Q_EMIT found(*score);
                },
                Qt::QueuedConnection);
        });
}

} // namespace sheepshead
