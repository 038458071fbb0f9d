// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/json_protocol.h"

#include "engine/cards/card_text.h"
#include "engine/hand/action.h"
#include "engine/scoring/outcome_keys.h"

#include <algorithm>
#include <array>

namespace sheepshead::console {

namespace {

Json seatOrNull(std::optional<Seat> seat) { return seat ? Json(indexOf(*seat)) : Json(); }

Json cardOrNull(std::optional<Card> card) { return card ? Json(cardText(*card)) : Json(); }

Json pointsAndTricks(const auto& outcome, int seats, std::string_view kind)
{
    return { { "kind", kind },
        { "points", perSeatJson(seats, [&](Seat seat) { return outcome.points[seat].value; }) },
        { "tricks", perSeatJson(seats, [&](Seat seat) { return outcome.tricks[seat]; }) },
        { "reneged", seatOrNull(outcome.reneged) } };
}

struct OutcomeWriter {
    int seats;

    Json operator()(const PickedOutcome& picked) const
    {
        return { { "kind", "picked" }, { "picker", indexOf(picked.picker) },
            { "partners", seatsJson(picked.partners) },
            { "makersPoints", picked.makersPoints.value },
            { "makersTookNoTrick", picked.makersTookNoTrick },
            { "makersTookAllTricks", picked.makersTookAllTricks },
            { "pickerTookNoTrick", picked.pickerTookNoTrick }, { "forcedPick", picked.forcedPick },
            { "blindPick", picked.blindPick }, { "doubler", picked.doubler },
            { "raises", picked.raises }, { "sheepshead", keyOf(picked.sheepshead) },
            { "reneged", seatOrNull(picked.reneged) } };
    }
    Json operator()(const LeasterOutcome& leaster) const
    {
        return pointsAndTricks(leaster, seats, keyOf(leaster.game));
    }
    Json operator()(const TwoHandedOutcome& two) const
    {
        return pointsAndTricks(two, seats, "two-handed");
    }
    Json operator()(const SchwanzerOutcome& hands) const
    {
        return { { "kind", "schwanzer" },
            { "count", perSeatJson(seats, [&](Seat seat) { return hands.count[seat]; }) },
            { "highestTrump",
                perSeatJson(seats, [&](Seat seat) { return hands.highestTrump[seat]; }) },
            { "exempt", seatsJson(hands.exempt) } };
    }
    Json operator()(const IndianaOutcome& indiana) const
    {
        return { { "kind", "indiana" }, { "bidder", indexOf(indiana.bidder) },
            { "partner", seatOrNull(indiana.partner) },
            { "solo", indiana.solo ? Json(keyOf(*indiana.solo)) : Json() },
            { "biddersPoints", indiana.biddersPoints.value },
            { "biddersTookNoTrick", indiana.biddersTookNoTrick },
            { "biddersTookAllTricks", indiana.biddersTookAllTricks },
            { "reneged", seatOrNull(indiana.reneged) } };
    }
};

Json trumpJson(const TrumpOrder& trumps)
{
    std::vector<Card> cards(trumps.trump().begin(), trumps.trump().end());
    std::ranges::sort(cards, std::ranges::greater(), [&](Card card) { return trumps.power(card); });
    Json json = Json::array();
    for (const Card card : cards)
        json.push_back(cardText(card));
    return json;
}

Json trickJson(const Trick& trick)
{
    Json cards = Json::array();
    for (const PlayedCard& played : trick.cards)
        cards.push_back({ { "seat", indexOf(played.seat) }, { "card", cardOrNull(played.card) },
            { "asUnder", played.asUnder } });
    return { { "winning", indexOf(trick.winning) }, { "cards", cards } };
}

void writeCards(const Observation& seen, int seats, Json& json)
{
    json["dealt"] = cardsJson(seen.dealt);
    json["hand"] = cardsJson(seen.hand);
    json["proper"] = cardsJson(seen.proper);
    json["blind"] = cardsJson(seen.blind);
    json["buried"] = cardsJson(seen.buried);
    json["under"] = cardOrNull(seen.under);
    json["open"] = perSeatJson(seats, [&](Seat seat) { return cardsJson(seen.open[seat]); });
    json["covering"] = cardsJson(seen.covering);
    json["cardsHeld"] = perSeatJson(seats, [&](Seat seat) { return seen.cardsHeld[seat]; });
}

void writeBidding(const Observation& seen, int seats, Json& json)
{
    json["passed"] = seatsJson(seen.passed);
    json["votes"] = perSeatJson(seats, [&](Seat seat) {
        const auto vote = seen.votes[seat];
        return vote ? Json(choiceKey("no-pick", static_cast<int>(*vote))) : Json();
    });
    json["bid"] = seen.bid ? Json(*seen.bid == BidKind::Call ? "call" : "solo") : Json();
    json["solo"] = seen.solo ? Json(keyOf(*seen.solo)) : Json();
    json["picker"] = seatOrNull(seen.picker);
    json["forcedPick"] = seen.forcedPick;
    json["blindPick"] = seen.blindPick;
    json["noPickGame"] = seen.noPickGame ? Json(keyOf(*seen.noPickGame)) : Json();
    json["callUp"] = cardOrNull(seen.callUp);
    json["called"] = cardOrNull(seen.called);
    json["calledCards"] = cardsJson(seen.calledCards);
    json["calledWithUnder"] = seen.calledWithUnder;
    json["alone"] = seen.alone;
    json["sheepshead"] = seen.sheepshead;
    json["raises"] = seen.raises();
    json["crackers"] = seatsJson(seen.crackers);
    json["makers"] = seatsJson(seen.sides.makers);
    json["defenders"] = seatsJson(seen.sides.defenders);
}

} // namespace

std::string_view keyOf(Tier tier) { return keyIn(tierKeys, tier); }
std::string_view keyOf(NoPickGame game) { return keyIn(noPickGameKeys, game); }
std::string_view keyOf(SoloKind kind) { return keyIn(soloKeys, kind); }
std::string_view keyOf(ThrowIn why) { return keyIn(throwInKeys, why); }
std::string_view keyOf(SheepsheadBet bet) { return keyIn(betKeys, bet); }

std::string_view choiceKey(std::string_view rule, int choice)
{
    return ruleNamed(rule)->choices[static_cast<std::size_t>(choice)];
}

Json cardsJson(CardSet cards)
{
    Json json = Json::array();
    for (const Card card : cards)
        json.push_back(cardText(card));
    return json;
}

Json seatsJson(SeatSet seats)
{
    Json json = Json::array();
    for (const Seat seat : seats)
        json.push_back(indexOf(seat));
    return json;
}

Json variantJson(const Variant& variant)
{
    Json json = Json::object();
    for (const Rule& rule : ruleTable()) {
        if (!rule.applies(variant))
            continue;
        const std::string key(rule.key);
        if (rule.isNumber())
            json[key] = rule.choiceIn(variant);
        else
            json[key] = rule.choiceKeyIn(variant);
    }
    return json;
}

Json actionsJson(const std::vector<Action>& actions)
{
    Json json = Json::array();
    for (const Action& action : actions)
        json.push_back(actionText(action));
    return json;
}

Json outcomeJson(const Outcome& outcome, int tableSeats)
{
    return std::visit(OutcomeWriter { tableSeats }, outcome);
}

Json scoresJson(const HandScores& scores, int tableSeats)
{
    return { { "scores",
                 perSeatJson(tableSeats, [&](Seat seat) { return scores.scores[seat].value; }) },
        { "tier", scores.tier ? Json(keyOf(*scores.tier)) : Json() }, { "stake", scores.stake },
        { "bumped", scores.bumped() }, { "pickerPaidAlone", scores.pickerPaidAlone },
        { "winners", seatsJson(scores.leasterWinners) } };
}

Json observationJson(const Observation& seen)
{
    const int seats = seen.variant.tableSeats();
    Json json = { { "rules", variantJson(*seen.variant) }, { "viewer", indexOf(seen.viewer) },
        { "dealer", indexOf(seen.dealer) }, { "seats", seatsJson(seen.seats) },
        { "doubler", seen.doubler }, { "trump", trumpJson(seen.trumps) },
        { "phase", keyOf(seen.phase) }, { "turn", seatOrNull(seen.turn) } };
    writeCards(seen, seats, json);
    writeBidding(seen, seats, json);
    json["tricks"] = Json::array();
    for (const Trick& trick : seen.tricks)
        json["tricks"].push_back(trickJson(trick));
    json["tricksTaken"] = perSeatJson(seats, [&](Seat seat) { return seen.tricksTaken[seat]; });
    return json;
}

std::string lineOf(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string pageOf(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

} // namespace sheepshead::console
