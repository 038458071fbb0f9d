// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/event_json.h"
#include "app/console/protocol/file_content.h"
#include "engine/hand/event_text.h"
#include "engine/hand/state/hand_record.h"
#include "engine/support/text.h"

#include <iostream>

namespace sheepshead::console {

namespace {

constexpr Usage replayUsage {
    .command = "replay",
    .arguments = "FILE",
    .about =
        "Plays a recorded hand again and prints its events and scores. FILE is such a record, a\n"
        "problem report of the game, or \"-\" for the standard input. If the record breaks its "
        "rules or has wrong scores, the line and\n"
        "the reason are printed, and the status is 1.",
    .options = {},
    .leastArguments = 1,
    .mostArguments = 1,
};

/// The lines before the first action; each action has one line, and the scores another.
std::size_t headLines(const HandRecord& record, std::string_view text)
{
    return linesOf(text).size() - record.actions.size() - (record.scores ? 1 : 0);
}

/// Plays a record step by step.
class Replay {
public:
    Replay(const HandRecord& record, std::string_view text)
        : record_(record)
        , state_(startOf(record).value())
        , head_(headLines(record, text))
        , events_(state_.opening())
    {
        for (std::size_t i = 0; i < record.actions.size(); ++i)
            act(record.actions[i], i);
        checkScores();
    }

    const HandState& state() const { return state_; }
    const Events& events() const { return events_; }
    int seats() const { return record_.variant.tableSeats(); }

private:
    std::string lineAt(std::size_t action) const
    {
        return "line " + std::to_string(head_ + action + 1);
    }

    void act(const SeatAction& step, std::size_t index)
    {
        const std::string said = "'" + seatActionText(step) + "': ";
        if (!state_.toAct())
            throw DataError(lineAt(index), said + "the hand is over");
        if (state_.toAct() != step.seat)
            throw DataError(lineAt(index),
                said + "it is the turn of seat " + std::to_string(indexOf(*state_.toAct())));
        if (const auto refusal = state_.whyNot(step.action))
            throw DataError(lineAt(index), said + std::string(keyOf(*refusal)));
        for (Event& event : state_.apply(step.action))
            events_.push_back(std::move(event));
    }

    void checkScores() const
    {
        if (!record_.scores)
            return;
        const std::string line = lineAt(record_.actions.size());
        if (!state_.scored())
            throw DataError(line, "scores, but the hand was not played to its end");
        for (const Seat seat : SeatSet::firstSeats(seats()))
            if ((*record_.scores)[seat] != state_.scored()->scores.scores[seat])
                throw DataError(line,
                    "seat " + std::to_string(indexOf(seat)) + " has "
                        + std::to_string((*record_.scores)[seat].value) + ", by the rules "
                        + std::to_string(state_.scored()->scores.scores[seat].value));
    }

    const HandRecord& record_;
    HandState state_;
    std::size_t head_;
    Events events_;
};

void printJson(const Replay& replay)
{
    Json json = { { "rules", variantJson(*replay.state().variant()) },
        { "events", Json::array() } };
    for (const Event& event : replay.events())
        json["events"].push_back(eventJson(event, replay.seats()));
    json["over"] = replay.state().over();
    if (const auto seat = replay.state().toAct())
        json["toAct"] = indexOf(*seat);
    if (const auto& scored = replay.state().scored())
        json.update(scoresJson(scored->scores, replay.seats()));
    std::cout << pageOf(json) << '\n';
}

void printText(const Replay& replay)
{
    for (const Event& event : replay.events())
        std::cout << eventText(event, replay.seats()) << '\n';
    if (const auto seat = replay.state().toAct())
        std::cout << "not over: seat " << indexOf(*seat) << " is to act\n";
    if (!replay.state().scored())
        return;
    std::cout << "scores:";
    for (const Seat seat : SeatSet::firstSeats(replay.seats()))
        std::cout << ' ' << replay.state().scored()->scores.scores[seat].value;
    std::cout << '\n';
}

int runReplay(const Options& options)
{
    const std::string text = contentOf(options.arguments().front());
    const Result<HandRecord> record = parseRecord(text);
    if (!record)
        throw DataError(record.problem());
    const Replay replay(*record, text);
    if (options.json())
        printJson(replay);
    else
        printText(replay);
    return 0;
}

} // namespace

const Command replayCommand { replayUsage, runReplay };

} // namespace sheepshead::console
