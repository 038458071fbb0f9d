// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/deal_request.h"

#include "app/console/protocol/rule_argument.h"

namespace sheepshead::console {

namespace {

void readPilesOf(const Field& field, Seat seat, const CheckedVariant& variant, Deal& deal)
{
    const auto piles = field.items();
    if (piles.size() != static_cast<std::size_t>(variant.layout().piles))
        field.fail("expected " + std::to_string(variant.layout().piles) + " piles");
    for (std::size_t i = 0; i < piles.size(); ++i)
        deal.piles[seat][i] = { piles[i].at("open").card(), piles[i].at("covered").card() };
}

} // namespace

void readPiles(const Field& request, const CheckedVariant& variant, Deal& deal)
{
    if (const auto piles = request.find("piles"))
        for (const auto& [seat, field] : piles->bySeat(variant.tableSeats()))
            readPilesOf(field, seat, variant, deal);
}

Deal laidOut(const Field& request, const CheckedVariant& variant, Seat dealer)
{
    const int seats = variant.tableSeats();
    Deal deal { .dealer = dealer };
    if (const auto hands = request.find("hands"))
        for (const auto& [seat, cards] : hands->bySeat(seats))
            deal.hands[seat] = cards.cards();
    readPiles(request, variant, deal);
    if (const auto blind = request.find("blind"))
        deal.blind = blind->cards();
    if (const auto neighbour = request.find("neighbour"))
        deal.neighboursBlind = neighbour->cards();
    return deal;
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

Deal dealIn(const Field& request, const CheckedVariant& variant)
{
    const Seat dealer = request.at("dealer").seat(variant.tableSeats());
    if (request.has("hands") || request.has("piles")) {
        if (request.has("seed"))
            request.at("seed").fail("either a seed or hands, not both");
        return laidOut(request, variant, dealer);
    }
    return dealFromSeed(variant, request.at("seed").seed(), dealer);
}

} // namespace sheepshead::console
