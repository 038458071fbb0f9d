// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/opening_book_json.h"

#include "engine/rules/variant_text.h"

namespace sheepshead::console {

namespace {

Json bookFigureJson(const BookFigure& figure)
{
    return { { "mean", figure.mean }, { "standardError", figure.error } };
}

Json bookNumberJson(const std::optional<int>& number) { return number ? Json(*number) : Json(); }

Json bookPickJson(const BookPick& row)
{
    return { { "place", row.place }, { "trump", bookNumberJson(row.trump) },
        { "queens", bookNumberJson(row.queens) }, { "jack", row.jack ? Json(*row.jack) : Json() },
        { "asked", row.asked }, { "picked", row.picked }, { "pick", bookFigureJson(row.pick) },
        { "pass", bookFigureJson(row.pass) }, { "gain", bookFigureJson(row.gain) } };
}

Json bookBuryJson(const BookBury& row)
{
    Json choices = Json::array();
    for (const BookBury::Choice& choice : row.choices)
        choices.push_back({ { "bury", choice.pattern }, { "times", choice.times } });
    return { { "trump", row.kind.trump }, { "queens", row.kind.queens }, { "fail", row.kind.fail },
        { "frequency", row.frequency }, { "times", row.times },
        { "score", bookFigureJson(row.score) }, { "choices", choices } };
}

Json bookCallJson(const BookCall& row)
{
    return { { "kind", row.kind }, { "offered", row.offered }, { "chosen", row.chosen },
        { "cost", bookFigureJson(row.cost) } };
}

Json bookLeadJson(const BookLeadRow& row)
{
    return { { "role", keyOf(row.role) }, { "trump", bookNumberJson(row.trump) },
        { "lead", keyOf(row.lead) }, { "held", row.held }, { "chosen", row.chosen },
        { "cost", bookFigureJson(row.cost) } };
}

} // namespace

Json openingBookJson(const OpeningBook& book)
{
    Json json = { { "rules", variantText(*book.variant) }, { "deals", book.deals },
        { "seed", book.seed } };
    const auto add = [&](const char* key, const auto& rows, auto toJson) {
        json[key] = Json::array();
        for (const auto& row : rows)
            json[key].push_back(toJson(row));
    };
    add("picks", book.picks, bookPickJson);
    add("buries", book.buries, bookBuryJson);
    add("calls", book.calls, bookCallJson);
    add("leads", book.leads, bookLeadJson);
    return json;
}

} // namespace sheepshead::console
