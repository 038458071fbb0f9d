// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/refereed_game.h"

#include "app/console/protocol/event_json.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

Json eventsJson(const GameEvents& events, int seats)
{
    Json json = Json::array();
    for (const GameEvent& event : events)
        if (const auto* const declined = std::get_if<Declined>(&event))
            json.push_back(declinedJson(declined->seat));
        else
            json.push_back(eventJson(std::get<Event>(event), seats));
    return json;
}

/// The events as a seat heard and saw them.
GameEvents seenEvents(const GameEvents& events, Seat viewer, std::optional<Seat> picker)
{
    GameEvents seen;
    for (const GameEvent& event : events)
        if (const auto* const declined = std::get_if<Declined>(&event)) {
            if (declined->seat == viewer)
                seen.push_back(event);
        } else {
            seen.emplace_back(seenBy(viewer, std::get<Event>(event), picker));
        }
    return seen;
}

/// Where a game stands: what every reply about it says.
Json standing(const RefereedGame& game)
{
    Json json = { { "phase", keyOf(game.state.phase()) } };
    const auto seat = game.state.toAct();
    json["toAct"] = seat ? Json(indexOf(*seat)) : Json();
    json["over"] = game.state.over();
    if (game.state.scored())
        json["scores"] = scoresJson(game.state.scored()->scores, game.seats())["scores"];
    return json;
}

} // namespace

RefereedGame newGame(const HandState& dealt)
{
    RefereedGame game { .state = dealt, .record = {}, .events = {} };
    game.record.variant = dealt.variant();
    game.record.deal = dealt.deal();
    game.record.doubler = dealt.doubler();
    for (const Event& event : dealt.opening())
        game.events.emplace_back(event);
    return game;
}

RefereedGame newGame(const CheckedVariant& variant, const Deal& deal, int doubler)
{
    const Result<HandState> state = HandState::fromDeal(variant, deal, doubler);
    if (!state)
        throw DataError(state.problem());
    return newGame(*state);
}

GameEvents decide(RefereedGame& game, const Action& action)
{
    const Seat seat = *game.state.toAct();
    game.record.actions.push_back({ seat, action });
    GameEvents events;
    if (std::holds_alternative<Decline>(action))
        events.emplace_back(Declined { seat });
    for (const Event& event : game.state.apply(action))
        events.emplace_back(event);
    game.lastDecision = game.events.size();
    game.events.insert(game.events.end(), events.begin(), events.end());
    return events;
}

bool isDoneAlready(const RefereedGame& game, const SeatAction& action)
{
    const std::string line = seatActionText(action);
    std::vector<std::string> lines;
    for (std::size_t i = game.lastDecision; i < game.events.size(); ++i)
        if (const auto* const event = std::get_if<Event>(&game.events[i]))
            if (const Json json = eventJson(*event, game.seats()); json.contains("action"))
                lines.push_back(json["action"].get<std::string>());
    const auto& decided = game.record.actions;
    if (!decided.empty()) // was asked for
        if (const auto own = std::ranges::find(lines, seatActionText(decided.back()));
            own != lines.end())
            lines.erase(own);
    return std::ranges::find(lines, line) != lines.end();
}

Json withEvents(const RefereedGame& game, const GameEvents& events)
{
    Json json = standing(game);
    json["events"] = eventsJson(events, game.seats());
    return json;
}

Json legalReply(const RefereedGame& game)
{
    Json json = standing(game);
    json["legal"] = actionsJson(game.state.legalActions());
    return json;
}

Json observeReply(const RefereedGame& game, const Field& request)
{
    const Seat seat = request.at("seat").seat(game.seats());
    return { { "observation", observationJson(game.state.observation(seat)) } };
}

Json eventsReply(const RefereedGame& game, const Field& request)
{
    const auto from = request.find("from");
    const auto viewer = request.find("seat");
    const int first = from ? from->number(0, static_cast<int>(game.events.size())) : 0;
    GameEvents seen(game.events.begin() + first, game.events.end());
    if (viewer)
        seen = seenEvents(seen, viewer->seat(game.seats()), game.state.picker());
    Json json = withEvents(game, seen);
    json["next"] = game.events.size();
    return json;
}

Json recordReply(const RefereedGame& game)
{
    HandRecord record = game.record;
    if (game.state.scored())
        record.scores = game.state.scored()->scores.scores;
    return { { "record", recordText(record) } };
}

} // namespace sheepshead::console
