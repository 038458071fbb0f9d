// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee.h"
#include "app/console/referee_score.h"

#include "app/console/ask.h"
#include "app/console/deal_request.h"
#include "app/console/event_json.h"
#include "app/console/position.h"
#include "app/console/rule_argument.h"
#include "app/console/rule_listing.h"

namespace sheepshead::console {

namespace {

int seatsOf(const RefereedGame& game) { return game.record.variant.tableSeats(); }

Json eventsJson(const Events& events, int seats)
{
    Json json = Json::array();
    for (const Event& event : events)
        json.push_back(eventJson(event, seats));
    return json;
}

/// Where a game stands: what every reply about it says.
Json standing(const RefereedGame& game)
{
    Json json = { { "phase", keyOf(game.state.phase()) } };
    const auto seat = game.state.toAct();
    json["toAct"] = seat ? Json(indexOf(*seat)) : Json();
    json["over"] = game.state.over();
    if (game.state.scored())
        json["scores"] = scoresJson(game.state.scored()->scores, seatsOf(game))["scores"];
    return json;
}

Json withEvents(const RefereedGame& game, const Events& events)
{
    Json json = standing(game);
    json["events"] = eventsJson(events, seatsOf(game));
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
    const Seat seat = request.at("seat").seat(seatsOf(game));
    return { { "observation", observationJson(game.state.observation(seat)) } };
}

/// All events, or from a number on, as a seat saw them if one is named.
Json eventsReply(const RefereedGame& game, const Field& request)
{
    const auto from = request.find("from");
    const auto viewer = request.find("seat");
    const int first = from ? from->number(0, static_cast<int>(game.events.size())) : 0;
    Events seen(game.events.begin() + first, game.events.end());
    if (viewer)
        for (Event& event : seen)
            event = seenBy(viewer->seat(seatsOf(game)), event, game.state.picker());
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

const Json* echoOf(const Json& request)
{
    const bool has = request.is_object() && request.contains("id");
    return has ? &request["id"] : nullptr;
}

} // namespace

std::string Referee::answer(const std::string& line)
{
    Json request;
    Json answer = Json::object();
    try {
        request = parsedJson(line, "request");
        if (const Json* const id = echoOf(request))
            answer["id"] = *id;
        answer.update(reply(Field(request, "")));
    } catch (const DataError& error) {
        answer["error"] = { { "where", error.where }, { "why", error.why } };
    } catch (const Json::exception& error) {
        answer["error"] = { { "where", "request" }, { "why", error.what() } };
    }
    return lineOf(answer);
}

Json Referee::reply(const Field& request)
{
    if (!request.isObject())
        throw DataError("request", "expected an object");
    const std::string what = request.at("do").text();
    if (what == "rules")
        return ruleListing();
    if (what == "deal")
        return deal(request);
    if (what == "position")
        return setPosition(request);
    if (what == "legal")
        return legalReply(game(request));
    if (what == "act")
        return act(request);
    if (what == "observe")
        return observeReply(game(request), request);
    if (what == "events")
        return eventsReply(game(request), request);
    if (what == "record")
        return recordReply(game(request));
    if (what == "score")
        return scoreRequest(request);
    if (what == "ask")
        return ask(request);
    if (what == "close")
        return close(request);
    throw DataError("do",
        "'" + what
            + "' is no request: expected rules, deal, position, legal, act, observe, events, "
              "record, score, ask or close");
}

Json Referee::deal(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "rules", "seed", "dealer", "doubler", "hands", "piles",
        "blind", "neighbour" });
    const std::string name = request.at("game").text();
    const CheckedVariant variant = rulesIn(request);
    constexpr int mostDoubler = 1 << 20;
    const auto doubler = request.find("doubler");
    RefereedGame game =
        newGame(variant, dealIn(request, variant), doubler ? doubler->number(1, mostDoubler) : 1);
    games_.insert_or_assign(name, game);
    return withEvents(game, game.events);
}

Json Referee::setPosition(const Field& request)
{
    const std::string name = request.at("game").text();
    RefereedGame game = positionIn(request);
    games_.insert_or_assign(name, game);
    return legalReply(game);
}

Json Referee::act(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "seat", "action" });
    RefereedGame game = this->game(request);
    const Field text = request.at("action");
    const Seat seat = request.at("seat").seat(seatsOf(game));
    const Result<Action> action = parseAction(text.text());
    if (!action)
        text.fail("'" + action.problem().place + "': " + action.problem().reason);
    if (game.state.over())
        throw DataError("game", "the hand is over");
    if (game.state.toAct() != seat)
        throw DataError(
            "seat", "it is the turn of seat " + std::to_string(indexOf(*game.state.toAct())));
    if (const auto refusal = game.state.whyNot(*action))
        text.fail(std::string(keyOf(*refusal)));
    const Events events = decide(game, *action);
    games_.insert_or_assign(request.at("game").text(), game);
    return withEvents(game, events);
}

/// About a game of the referee's own, or about one that somebody else deals.
Json Referee::ask(const Field& request) const
{
    if (!request.has("game"))
        return adviceOn(handAsked(request), request);
    request.allowOnly({ "id", "do", "game", "player", "seed", "observation" });
    return adviceOn(game(request).state, request);
}

Json Referee::close(const Field& request)
{
    game(request);
    games_.erase(request.at("game").text());
    return { { "closed", request.at("game").text() } };
}

const RefereedGame& Referee::game(const Field& request) const
{
    const std::string name = request.at("game").text();
    const auto found = games_.find(name);
    if (found == games_.end())
        throw DataError("game", "'" + name + "' is not open");
    return found->second;
}

CheckedVariant rulesIn(const Field& request)
{
    const Field rules = request.at("rules");
    std::string text;
    if (rules.isObject()) {
        for (const auto& [key, value] : rules.json().items())
            text += key + '=' + (value.is_string() ? value.get<std::string>() : value.dump()) + ' ';
    } else {
        text = rules.text();
    }
    try {
        return rulesFrom(text);
    } catch (const DataError& error) {
        throw DataError("rules", error.where + ": " + error.why);
    }
}

RefereedGame newGame(const CheckedVariant& variant, const Deal& deal, int doubler)
{
    const Result<HandState> state = HandState::fromDeal(variant, deal, doubler);
    if (!state)
        throw DataError(state.problem());
    HandRecord record;
    record.variant = variant;
    record.deal = deal;
    record.doubler = doubler;
    return { *state, record, state->opening() };
}

Events decide(RefereedGame& game, const Action& action)
{
    game.record.actions.push_back({ *game.state.toAct(), action });
    Events events = game.state.apply(action);
    game.events.insert(game.events.end(), events.begin(), events.end());
    return events;
}

} // namespace sheepshead::console
