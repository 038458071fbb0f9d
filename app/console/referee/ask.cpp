// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/ask.h"

#include "app/console/protocol/deal_request.h"
#include "app/console/protocol/named_player.h"
#include "app/console/protocol/study_json.h"
#include "engine/position/seen_hand.h"
#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "engine/study/study_question.h"

namespace sheepshead::console {

namespace {

void readBury(const Field& bury, SeenHand& seen)
{
    if (!bury.isObject()) {
        seen.buried[seen.viewer] = bury.cards();
        return;
    }
    for (const auto& [seat, cards] : bury.bySeat(seen.variant.tableSeats()))
        seen.buried[seat] = cards.cards();
}

void readCards(const Field& request, SeenHand& seen)
{
    const bool allInPiles = seen.variant.layout().hand == 2 * seen.variant.layout().piles;
    if (!allInPiles || request.has("hand"))
        seen.dealt = request.at("hand").cards();
    if (const auto blind = request.find("blind"))
        seen.blind = blind->cards();
    if (const auto bury = request.find("bury"))
        readBury(*bury, seen);
    if (const auto under = request.find("under"))
        seen.under = under->card();
    if (const auto open = request.find("open"))
        for (const auto& [seat, cards] : open->bySeat(seen.variant.tableSeats()))
            seen.open[seat] = cards.cards();
}

SeenAction seenActionIn(const Field& line, int seats)
{
    const Result<SeenAction> action = parseSeenAction(line.text());
    if (!action)
        line.fail("'" + action.problem().place + "': " + action.problem().reason);
    if (indexOf(action->seat) >= seats)
        line.fail("no such seat at this table");
    return *action;
}

Phase phaseIn(const Field& field)
{
    for (int i = 0; i < static_cast<int>(Phase::Over); ++i)
        if (keyOf(static_cast<Phase>(i)) == field.text())
            return static_cast<Phase>(i);
    field.fail("'" + field.text() + "' is no phase in which a seat acts");
}

SeenHand seenIn(const Field& request)
{
    constexpr int mostDoubler = 1 << 20;
    SeenHand seen;
    seen.variant = rulesIn(request);
    const int seats = seen.variant.tableSeats();
    seen.dealer = request.at("dealer").seat(seats);
    seen.viewer = request.at("seat").seat(seats);
    if (const auto doubler = request.find("doubler"))
        seen.doubler = doubler->number(1, mostDoubler);
    readCards(request, seen);
    if (const auto phase = request.find("phase"))
        seen.phase = phaseIn(*phase);
    if (const auto actions = request.find("actions"))
        for (const Field& line : actions->items())
            seen.actions.push_back(seenActionIn(line, seats));
    return seen;
}

Json prospectsJson(const std::vector<Prospect>& prospects)
{
    Json json = Json::array();
    for (const Prospect& each : prospects)
        json.push_back({ { "action", actionText(each.action) }, { "score", each.score },
            { "standardError", each.standardError }, { "winChance", each.winChance } });
    return json;
}

std::uint64_t seedOf(const Field& request)
{
    const auto seed = request.find("seed");
    return seed ? seed->seed() : 1;
}

/// A position as people type it, instead of the fields above. It is possible.
StudyPosition positionTyped(const Field& request)
{
    const Field text = request.at("position");
    const Result<PositionReading> reading = readPosition(text.text());
    if (!reading)
        text.fail(reading.problem().place + ": " + reading.problem().reason);
    const PositionCheck check = checkPosition(reading->position);
    if (check.fault) {
        const Problem problem = reading->located(*check.fault);
        text.fail(problem.place + ": " + problem.reason);
    }
    return reading->position;
}

HandState handTyped(const Field& request)
{
    request.allowOnly(
        { "id", "do", "player", "seed", "observation", "position", "beliefs", "players" });
    const Result<HandState> hand = decisionIn(positionTyped(request));
    if (!hand)
        request.at("position").fail(hand.problem().place + ": " + hand.problem().reason);
    return *hand;
}

StudyKnowledge knowledgeIn(const Field& request)
{
    const auto key = request.find("knows");
    if (!key)
        return StudyKnowledge::Given;
    const auto knowledge = valueIn<StudyKnowledge>(studyKnowledgeKeys, key->text());
    if (!knowledge)
        key->fail("expected given, own-seat or all-open, not '" + key->text() + "'");
    return *knowledge;
}

} // namespace

HandState handAsked(const Field& request)
{
    if (request.has("position"))
        return handTyped(request);
    request.allowOnly(
        { "id", "do", "player", "seed", "observation", "rules", "dealer", "doubler", "seat", "hand",
            "blind", "bury", "under", "open", "phase", "actions", "beliefs", "players" });
    const Result<HandState> hand = handSeenAs(seenIn(request));
    if (!hand)
        throw DataError(hand.problem());
    return *hand;
}

Json studyAnswer(const Field& request, const KeptBeliefs& kept)
{
    constexpr int mostRounds = 1000;
    request.allowOnly({ "id", "do", "seed", "position", "rounds", "knows", "beliefs", "players" });
    const int rounds = request.at("rounds").number(1, mostRounds);
    const StudyPosition position = positionTyped(request);
    const int seats = position.variant.tableSeats();
    const auto names = namesIn(request, seats);
    StudyOptions options { .knowledge = knowledgeIn(request), .seed = seedOf(request) };
    if (const auto beliefs = request.find("beliefs"))
        options.opponents = beliefsIn(*beliefs, kept).opponents(names);
    const Result<StudyAnswer> answer = sheepshead::ask(position, options, rounds);
    if (!answer)
        request.at("position").fail(answer.problem().place + ": " + answer.problem().reason);
    return studyJson(*answer, seats);
}

Json adviceOn(const HandState& hand, const Field& request, const KeptBeliefs& kept)
{
    const Field name = request.at("player");
    const auto player = playerNamed(name.text(), seedOf(request));
    if (!player)
        name.fail("expected " + std::string(playerNames));
    if (!hand.toAct())
        throw DataError("game", "the hand is over");
    const Observation seen = hand.observation(*hand.toAct());
    const auto legal = hand.legalActions();
    const auto expert = expertNamed(name.text(), seedOf(request));
    const auto names = namesIn(request, hand.variant().tableSeats());
    if (const auto beliefs = request.find("beliefs")) {
        const Opponents opponents = beliefsIn(*beliefs, kept).opponents(names);
        if (expert)
            expert->meet(opponents);
    }
    const Considered considered =
        expert ? expert->consider(seen, legal) : Considered { player->choose(seen, legal, {}), {} };
    Json json = { { "phase", keyOf(hand.phase()) }, { "action", actionText(considered.choice) },
        { "legal", actionsJson(legal) } };
    if (expert)
        json["prospects"] = prospectsJson(considered.prospects);
    if (const auto wanted = request.find("observation"); wanted && wanted->flag())
        json["observation"] = observationJson(seen);
    return json;
}

} // namespace sheepshead::console
