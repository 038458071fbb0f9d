// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/referee.h"

#include "app/console/protocol/deal_request.h"
#include "app/console/protocol/rule_listing.h"
#include "app/console/referee/ask.h"
#include "app/console/referee/beliefs_json.h"
#include "app/console/referee/position.h"
#include "app/console/referee/referee_score.h"

namespace sheepshead::console {

namespace {

/// Limits the memory that a client can fill if it forgets to close its games.
constexpr std::size_t mostGames = 10'000;
constexpr std::size_t mostMatches = 1'000;
constexpr std::size_t mostBeliefs = 1'000;

/// The name of a game, a match or beliefs. A new name is refused if too many are open.
std::string nameIn(const Field& field, const auto& kept, std::size_t most)
{
    constexpr std::size_t longest = 200;
    std::string name = field.text();
    if (name.size() > longest)
        field.fail("is longer than " + std::to_string(longest) + " bytes");
    if (!kept.contains(name) && kept.size() >= most)
        field.fail("too many are open: close one of the " + std::to_string(most) + " first");
    return name;
}

bool mayDecide(const RefereedGame& game, Seat seat, const Action& action)
{
    return game.state.toAct() == seat && !game.state.whyNot(action);
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
    if (what == "learn")
        return learn(request);
    if (what == "close")
        return close(request);
    return matchReply(request, what);
}

Json Referee::matchReply(const Field& request, const std::string& what)
{
    if (what == "match")
        return openMatch(request);
    if (what == "next")
        return nextHand(request);
    if (what == "sheet")
        return sheet(request);
    if (what == "join")
        return join(request);
    if (what == "stop")
        return stop(request);
    throw DataError("do",
        "'" + what
            + "' is no request: expected rules, deal, position, legal, act, observe, events, "
              "record, score, ask, learn, close, match, next, sheet, join or stop");
}

Json Referee::deal(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "rules", "seed", "dealer", "doubler", "hands", "piles",
        "blind", "neighbour" });
    const CheckedVariant variant = rulesIn(request);
    constexpr int mostDoubler = 1 << 20;
    const auto doubler = request.find("doubler");
    RefereedGame game =
        newGame(variant, dealIn(request, variant), doubler ? doubler->number(1, mostDoubler) : 1);
    keepGame(request.at("game"), game);
    return withEvents(game, game.events);
}

Json Referee::setPosition(const Field& request)
{
    const Field name = request.at("game");
    const RefereedGame game = positionIn(request);
    keepGame(name, game);
    return legalReply(game);
}

/// Replaces a game of that name.
void Referee::keepGame(const Field& name, const RefereedGame& game)
{
    const std::string key = nameIn(name, games_, mostGames);
    abandonHand(key);
    games_.insert_or_assign(key, game);
}

/// If a match plays its hand under this name, the hand is given up, and the match deals it again.
void Referee::abandonHand(const std::string& game)
{
    for (auto& [name, match] : matches_)
        if (match.game() == game)
            match.setGame(std::nullopt);
}

/// Writes a hand of a match on its sheet once it is over.
void Referee::finishHand(const std::string& name, Json& reply)
{
    const HandState& hand = games_.at(name).state;
    if (!hand.over())
        return;
    for (auto& [matchName, match] : matches_) {
        if (match.game() != name)
            continue;
        const std::size_t rows = match.rowCount();
        match.finish(hand);
        reply["match"] = match.standing(rows);
    }
}

Json Referee::openMatch(const Field& request)
{
    const std::string name = nameIn(request.at("match"), matches_, mostMatches);
    const RefereedMatch match(request);
    matches_.insert_or_assign(name, match);
    return match.standing(0);
}

Json Referee::nextHand(const Field& request)
{
    RefereedMatch& match = matchBetweenHands(request);
    const RefereedGame game = newGame(match.dealHand(request));
    const Field name = request.at("game");
    keepGame(name, game);
    match.setGame(name.text());
    Json reply = withEvents(game, game.events);
    reply["match"] = match.standing(match.rowCount());
    finishHand(name.text(), reply);
    return reply;
}

Json Referee::sheet(const Field& request) const
{
    request.allowOnly({ "id", "do", "match", "from" });
    const RefereedMatch& of = match(request);
    const auto from = request.find("from");
    return of.standing(
        static_cast<std::size_t>(from ? from->number(0, static_cast<int>(of.rowCount())) : 0));
}

Json Referee::join(const Field& request)
{
    request.allowOnly({ "id", "do", "match", "seat" });
    RefereedMatch& match = matchBetweenHands(request);
    const Seat seat = request.at("seat").seat(match.seats());
    const std::size_t rows = match.rowCount();
    match.join(seat);
    return match.standing(rows);
}

Json Referee::stop(const Field& request)
{
    request.allowOnly({ "id", "do", "match" });
    RefereedMatch& match = matchBetweenHands(request);
    const std::size_t rows = match.rowCount();
    match.stop();
    return match.standing(rows);
}

Json Referee::act(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "seat", "action" });
    RefereedGame game = this->game(request);
    const Field text = request.at("action");
    const Seat seat = request.at("seat").seat(game.seats());
    const Result<Action> action = parseAction(text.text());
    if (!action)
        text.fail("'" + action.problem().place + "': " + action.problem().reason);
    if (isDoneAlready(game, { seat, *action }) && !mayDecide(game, seat, *action))
        return withEvents(game, {});
    if (game.state.over())
        throw DataError("game", "the hand is over");
    if (game.state.toAct() != seat)
        throw DataError(
            "seat", "it is the turn of seat " + std::to_string(indexOf(*game.state.toAct())));
    if (const auto refusal = game.state.whyNot(*action))
        text.fail(std::string(keyOf(*refusal)));
    const GameEvents events = decide(game, *action);
    const std::string name = request.at("game").text();
    games_.insert_or_assign(name, game);
    Json reply = withEvents(game, events);
    finishHand(name, reply);
    return reply;
}

/// About a game of the referee's own, or about one that the client deals.
Json Referee::ask(const Field& request) const
{
    if (request.has("rounds"))
        return studyAnswer(request, beliefs_);
    if (!request.has("game"))
        return adviceOn(handAsked(request), request, beliefs_);
    request.allowOnly(
        { "id", "do", "game", "player", "seed", "observation", "beliefs", "players" });
    return adviceOn(game(request).state, request, beliefs_);
}

Json Referee::learn(const Field& request)
{
    request.allowOnly({ "id", "do", "hands", "beliefs", "keep" });
    const Beliefs learned = learnedBeliefs(request, beliefs_);
    const auto keep = request.find("keep");
    if (!keep)
        return { { "beliefs", beliefsJson(learned) } };
    const std::string name = nameIn(*keep, beliefs_, mostBeliefs);
    beliefs_.insert_or_assign(name, learned);
    Json people = Json::array();
    for (const auto& person : learned.people())
        people.push_back(person.first);
    return { { "kept", name }, { "people", people } };
}

Json Referee::close(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "match", "beliefs" });
    if (const auto beliefs = request.find("beliefs")) {
        keptBeliefs(*beliefs, beliefs_);
        beliefs_.erase(beliefs->text());
        return { { "closed", beliefs->text() } };
    }
    if (request.has("match")) {
        match(request);
        const std::string name = request.at("match").text();
        matches_.erase(name);
        return { { "closed", name } };
    }
    game(request);
    const std::string name = request.at("game").text();
    abandonHand(name);
    games_.erase(name);
    return { { "closed", name } };
}

const RefereedMatch& Referee::match(const Field& request) const
{
    const std::string name = request.at("match").text();
    const auto found = matches_.find(name);
    if (found == matches_.end())
        throw DataError("match", "'" + name + "' is not open");
    return found->second;
}

/// Only between two hands of it: a hand is finished, or its game is closed.
RefereedMatch& Referee::matchBetweenHands(const Field& request)
{
    const RefereedMatch& found = match(request);
    if (found.game())
        throw DataError("match", "the hand '" + *found.game() + "' is still being played");
    return matches_.at(request.at("match").text());
}

const RefereedGame& Referee::game(const Field& request) const
{
    const std::string name = request.at("game").text();
    const auto found = games_.find(name);
    if (found == games_.end())
        throw DataError("game", "'" + name + "' is not open");
    return found->second;
}

} // namespace sheepshead::console
