// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/referee_match.h"

#include "app/console/protocol/deal_request.h"
#include "app/console/protocol/derivation.h"
#include "engine/cards/card_text.h"

namespace sheepshead::console {

namespace {

/// Limits the memory that a client can fill.
constexpr std::size_t longestSheet = 10'000;

std::string pokerText(PokerCard card)
{
    constexpr std::string_view ranks = "23456789TJQKA";
    return { ranks[static_cast<std::size_t>(card.rank - 2)], suitLetters[card.suit] };
}

Json pokerHandJson(const PokerHand& hand)
{
    Json cards = Json::array();
    for (const PokerCard card : hand)
        cards.push_back(pokerText(card));
    return cards;
}

/// What a row is about, by its "kind".
struct RowWriter {
    int seats;

    Json operator()(ThrowIn why) const
    {
        return { { "kind", "thrown-in" }, { "reason", keyOf(why) } };
    }
    Json operator()(const PotJoined& joined) const
    {
        return { { "kind", "pot-joined" }, { "seat", indexOf(joined.seat) } };
    }
    Json operator()(const PointsWithoutHand& points) const
    {
        return { { "kind", keyIn(pointsForKeys, points.what) } };
    }
    Json operator()(const Practised&) const { return { { "kind", "practice" } }; }
    Json operator()(const PotSettled& settled) const
    {
        if (!settled.showdown)
            return { { "kind", "pot-divided" } };
        return { { "kind", "pot-showdown" },
            { "hands",
                perSeatJson(seats,
                    [&](Seat seat) { return pokerHandJson(settled.showdown->hands[seat]); }) },
            { "winners", seatsJson(settled.showdown->winners) } };
    }
    Json operator()(const auto& outcome) const { return outcomeJson(outcome, seats); }
};

Json rowJson(const SheetRow& row, int seats)
{
    Json json = { { "number", row.number }, { "dealer", indexOf(row.dealer) },
        { "outcome", std::visit(RowWriter { seats }, row.outcome) } };
    json["scores"] = perSeatJson(seats, [&](Seat seat) { return row.scores.scores[seat].value; });
    json["toPot"] = row.toPot;
    json["derivation"] = derivationLines(row.derivation);
    return json;
}

Match openedBy(const Field& request)
{
    request.allowOnly({ "id", "do", "match", "rules", "seed", "dealer" });
    const CheckedVariant variant = rulesIn(request);
    const auto seed = request.find("seed");
    return { variant, seed ? seed->seed() : 0, request.at("dealer").seat(variant.tableSeats()) };
}

} // namespace

RefereedMatch::RefereedMatch(const Field& request)
    : match_(openedBy(request))
    , hasSeed_(request.has("seed"))
{
}

HandState RefereedMatch::dealHand(const Field& request) const
{
    request.allowOnly({ "id", "do", "match", "game", "hands", "piles", "blind", "neighbour" });
    if (isOver())
        throw DataError("match", "is over");
    if (rowCount() >= longestSheet)
        throw DataError("match", "has a full sheet: " + std::to_string(longestSheet) + " rows");
    if (request.has("hands") || request.has("piles")) {
        const Deal deal = laidOut(request, match_.variant(), match_.state().dealer);
        const auto hand = HandState::fromDeal(match_.variant(), deal, match_.doubler());
        if (!hand)
            throw DataError(hand.problem());
        return *hand;
    }
    if (!hasSeed_)
        throw DataError("hands", "are missing: this match was opened without a seed");
    return match_.dealHand();
}

void RefereedMatch::finish(const HandState& hand)
{
    match_.finish(hand);
    game_.reset();
    if (isOver())
        match_.closePot();
}

void RefereedMatch::stop()
{
    match_.stop();
    match_.closePot();
}

Json RefereedMatch::standing(std::size_t fromRow) const
{
    const MatchState& state = match_.state();
    const ScoreSheet& sheet = match_.sheet();
    Json json = { { "dealer", indexOf(state.dealer) }, { "doubler", match_.doubler() },
        { "doublersWaiting", state.doublersWaiting }, { "pot", state.pot },
        { "totals", perSeatJson(seats(), [&](Seat seat) { return sheet.total(seat).value; }) },
        { "game", game_ ? Json(*game_) : Json() }, { "over", isOver() } };
    json["rows"] = Json::array();
    for (std::size_t i = fromRow; i < sheet.rows().size(); ++i)
        json["rows"].push_back(rowJson(sheet.rows()[i], seats()));
    json["next"] = sheet.rows().size();
    return json;
}

} // namespace sheepshead::console
