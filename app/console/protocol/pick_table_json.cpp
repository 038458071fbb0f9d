// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/pick_table_json.h"

#include "engine/rules/variant_text.h"
#include "engine/support/decimal.h"

namespace sheepshead::console {

namespace {

constexpr int csvDecimals = 4;

Json figureJson(const auto& figure)
{
    return { { "mean", figure.mean }, { "standardError", figure.error } };
}

Json numberJson(const std::optional<int>& number) { return number ? Json(*number) : Json(); }

Json figuresJson(const auto& figures)
{
    return { { "asked", figures.asked }, { "pick", figureJson(figures.pick) },
        { "pass", figureJson(figures.pass) }, { "gain", figureJson(figures.gain) } };
}

Json pickFiguresJson(const PickFigures& figures)
{
    Json json = figuresJson(figures);
    json["picked"] = figures.picked;
    json["won"] = figures.won;
    return json;
}

Json rowJson(const PickTableRow& row)
{
    Json json = { { "place", row.place }, { "trump", numberJson(row.trump) },
        { "queens", numberJson(row.queens) }, { "figures", pickFiguresJson(row.figures) } };
    if (row.against)
        json["against"] = pickFiguresJson(*row.against);
    if (row.change)
        json["change"] = figuresJson(*row.change);
    return json;
}

std::string csvOf(const PickFigure& figure)
{
    return ',' + decimalText(figure.mean, csvDecimals) + ','
        + decimalText(figure.error, csvDecimals);
}

std::string csvOf(const PickFigures& figures)
{
    return ',' + std::to_string(figures.asked) + ',' + std::to_string(figures.picked) + ','
        + std::to_string(figures.won) + csvOf(figures.pick) + csvOf(figures.pass)
        + csvOf(figures.gain);
}

std::string csvOf(const PickChange& change)
{
    return ',' + std::to_string(change.asked) + csvOf(change.pick) + csvOf(change.pass)
        + csvOf(change.gain);
}

std::string csvHeading(const std::string& before, bool judged)
{
    std::string text;
    const auto add = [&](const std::string& column) {
        text.append(",").append(before).append(column);
    };
    add("asked");
    if (judged) {
        add("picked");
        add("won");
    }
    for (const std::string name : { "pick", "pass", "gain" }) {
        add(name);
        add(name + "_error");
    }
    return text;
}

} // namespace

Json pickTableJson(const PickTableQuestion& question, const PickTableAnswer& answer)
{
    Json json = { { "rules", variantText(*question.variant) }, { "hold", cardsJson(question.hold) },
        { "blind", cardsJson(question.blind) }, { "deals", answer.deals },
        { "seed", question.seed }, { "judge", keyOf(question.judge) },
        { "complete", answer.complete } };
    json["against"] = question.against ? Json(variantText(**question.against)) : Json();
    json["rows"] = Json::array();
    for (const PickTableRow& row : answer.rows)
        json["rows"].push_back(rowJson(row));
    return json;
}

std::string pickTableCsv(const PickTableAnswer& answer)
{
    const bool compares = !answer.rows.empty() && answer.rows.front().against;
    std::string text = "place,trump,queens" + csvHeading("", true);
    if (compares)
        text += csvHeading("against_", true) + csvHeading("change_", false);
    text += '\n';
    const auto field = [](const std::optional<int>& number) {
        return ',' + (number ? std::to_string(*number) : std::string());
    };
    for (const PickTableRow& row : answer.rows) {
        text +=
            std::to_string(row.place) + field(row.trump) + field(row.queens) + csvOf(row.figures);
        if (row.against && row.change)
            text += csvOf(*row.against) + csvOf(*row.change);
        text += '\n';
    }
    return text;
}

} // namespace sheepshead::console
