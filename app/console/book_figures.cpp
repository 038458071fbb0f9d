// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/book_figures.h"

#include "engine/statistics/wilson.h"
#include "engine/support/decimal.h"

#include <array>
#include <iomanip>
#include <ostream>

namespace sheepshead::console {

namespace {

struct NamedRole {
    std::string_view name;
    RoleSum Evening::*sum;
};

constexpr std::array namedRoles {
    NamedRole { "picker", &Evening::picked },
    NamedRole { "alone", &Evening::alone },
    NamedRole { "partner", &Evening::partner },
    NamedRole { "defender", &Evening::defender },
    NamedRole { "leaster", &Evening::leaster },
};

Json rateJson(int part, int whole)
{
    const Interval interval = wilsonInterval(part, whole);
    return { { "of", whole }, { "count", part }, { "least", interval.least },
        { "most", interval.most } };
}

Json partsJson(const Parts& parts)
{
    Json json = Json::array();
    for (const auto& [bucket, part] : parts)
        json.push_back({ { "bucket", bucket }, { "hands", part.hands }, { "picked", part.picked },
            { "won", part.won }, { "score", part.score } });
    return json;
}

Json costsJson(const Costs& costs)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < costPartKeys.size(); ++i)
        if (const CostSum& sum = costs.at(i); sum.decisions > 0)
            json[std::string(costPartKeys.at(i))] = { { "hands", sum.hands },
                { "decisions", sum.decisions }, { "mistakes", sum.mistakes },
                { "points", sum.points } };
    return json;
}

std::string counted(int count, const char* one, const char* many)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

/// "12 of 40, 30% (18 to 45%)".
std::string rateText(int part, int whole)
{
    const Interval interval = wilsonInterval(part, whole);
    return std::to_string(part) + " of " + std::to_string(whole) + ", "
        + decimalText(100.0 * part / whole, 0) + "% (" + decimalText(100 * interval.least, 0)
        + " to " + decimalText(100 * interval.most, 0) + "%)";
}

void printLine(std::ostream& out, const std::string& name, const std::string& text)
{
    out << "  " << std::left << std::setw(16) << name << text << '\n';
}

} // namespace

Json figuresJson(const PersonStatistics& person)
{
    const Standing& standing = person.standing;
    const Evening& sum = person.figures.sum;
    Json json { { "name", standing.name }, { "computer", standing.computer },
        { "evenings", standing.evenings }, { "hands", sum.hands }, { "thrownIn", sum.thrownIn },
        { "hinted", sum.hinted }, { "score", sum.score }, { "bestEvening", standing.bestEvening },
        { "worstEvening", standing.worstEvening },
        { "picks", rateJson(sum.picked.hands, sum.hands) }, { "schneidered", sum.schneidered },
        { "wasSchneidered", sum.wasSchneidered }, { "longestWinningRun", sum.up.most },
        { "longestLosingRun", sum.down.most } };
    for (const NamedRole& role : namedRoles) {
        const RoleSum& of = sum.*role.sum;
        json["as"][std::string(role.name)] = { { "hands", of.hands },
            { "won", rateJson(of.won, of.hands) }, { "score", of.score } };
    }
    json["passed"] = { { "hands", sum.passed }, { "queens", sum.queens }, { "jacks", sum.jacks },
        { "otherTrump", sum.otherTrump }, { "jackOfDiamonds", sum.jackOfDiamonds } };
    json["byTrump"] = partsJson(person.figures.byTrump);
    json["bySeat"] = partsJson(person.figures.bySeat);
    json["costs"] = costsJson(person.figures.costs);
    return json;
}

void printFigures(std::ostream& out, const PersonStatistics& person)
{
    const Standing& standing = person.standing;
    const Evening& sum = person.figures.sum;
    out << standing.name << (standing.computer ? " (computer)" : "") << ": "
        << counted(sum.hands, "hand", "hands") << " on "
        << counted(standing.evenings, "evening", "evenings") << ", score " << sum.score;
    if (sum.hands > 0)
        out << ", " << decimalText(static_cast<double>(sum.score) / sum.hands, 2) << " a hand";
    out << '\n';
    printLine(out, "evenings",
        "best " + std::to_string(standing.bestEvening) + ", worst "
            + std::to_string(standing.worstEvening));
    if (sum.hands > 0)
        printLine(out, "picked", rateText(sum.picked.hands, sum.hands));
    for (const NamedRole& role : namedRoles) {
        const RoleSum& of = sum.*role.sum;
        if (of.hands > 0)
            printLine(out, "won as " + std::string(role.name),
                rateText(of.won, of.hands) + ", score " + std::to_string(of.score));
    }
    if (sum.decided > 0)
        printLine(out, "in a row",
            "won " + std::to_string(sum.up.most) + ", lost " + std::to_string(sum.down.most));
    for (std::size_t i = 0; i < costPartKeys.size(); ++i)
        if (const CostSum& cost = person.figures.costs.at(i); cost.decisions > 0)
            printLine(out, "cost of " + std::string(costPartKeys.at(i)),
                decimalText(cost.points, 1) + " points by " + std::to_string(cost.mistakes) + " of "
                    + counted(cost.decisions, "decision", "decisions"));
}

} // namespace sheepshead::console
