// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/study_json.h"

#include "engine/cards/card_text.h"

namespace sheepshead::console {

namespace {

Json choiceJson(const StudyChoice& choice)
{
    Json json = { { "action", actionText(choice.action) }, { "score", choice.score },
        { "standardError", choice.standardError }, { "winChance", choice.winChance } };
    Json endings = Json::object();
    for (std::size_t i = 0; i < endingCount; ++i)
        endings[std::string(endingKeys[i])] = choice.endings[i];
    json["endings"] = endings;
    if (choice.then)
        json["then"] = actionText(*choice.then);
    if (choice.open && choice.open->points)
        json["points"] = choice.open->points->value;
    return json;
}

Json oddsJson(const CardOdds& odds, int seats)
{
    return { { "card", cardText(odds.card) },
        { "hand", perSeatJson(seats, [&](Seat seat) { return odds.hand[seat]; }) },
        { "buried", perSeatJson(seats, [&](Seat seat) { return odds.buried[seat]; }) },
        { "under", odds.under }, { "blind", odds.blind } };
}

} // namespace

Json studyJson(const StudyAnswer& answer, int tableSeats)
{
    Json json = { { "seat", indexOf(answer.seat) }, { "phase", keyOf(answer.phase) },
        { "rounds", answer.rounds }, { "worlds", answer.worlds }, { "complete", answer.complete } };
    json["recommended"] = answer.recommended ? Json(actionText(*answer.recommended)) : Json();
    json["choices"] = Json::array();
    for (const StudyChoice& choice : answer.choices)
        json["choices"].push_back(choiceJson(choice));
    json["cards"] = Json::array();
    for (const CardOdds& odds : answer.cards)
        json["cards"].push_back(oddsJson(odds, tableSeats));
    return json;
}

} // namespace sheepshead::console
