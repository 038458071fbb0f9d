// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/book_figures.h"

#include "engine/statistics/wilson.h"
#include "engine/support/decimal.h"

#include <iomanip>
#include <ostream>

namespace sheepshead::console {

namespace {

Json rateJson(int part, int whole)
{
    const Interval interval = wilsonInterval(part, whole);
    return { { "of", whole }, { "count", part }, { "least", interval.least },
        { "most", interval.most } };
}

Json statisticJson(StatisticKind kind, const StatisticSum& sum)
{
    switch (kind) {
    case StatisticKind::Won:
        return { { "won", rateJson(sum.counted, sum.hands) }, { "score", sum.amount } };
    case StatisticKind::Share:
    case StatisticKind::Exception:
        return rateJson(sum.counted, sum.hands);
    case StatisticKind::Average:
    case StatisticKind::Part:
        break;
    }
    return { { "hands", sum.hands }, { "amount", sum.amount } };
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

void printStatistic(std::ostream& out, const StatisticRow& row, const StatisticSum& sum)
{
    const std::string key(row.key);
    if (sum.hands == 0)
        return;
    switch (row.kind) {
    case StatisticKind::Won:
        return printLine(out, "won as " + key,
            rateText(sum.counted, sum.hands) + ", score " + std::to_string(sum.amount));
    case StatisticKind::Exception:
        if (sum.counted == 0)
            return;
        [[fallthrough]];
    case StatisticKind::Share:
        return printLine(out, key, rateText(sum.counted, sum.hands));
    case StatisticKind::Average:
        return printLine(out, key,
            decimalText(static_cast<double>(sum.amount) / sum.hands, 2) + " in each of "
                + counted(sum.hands, "hand", "hands"));
    case StatisticKind::Part:
        return;
    }
}

} // namespace

Json figuresJson(const PersonStatistics& person)
{
    const Standing& standing = person.standing;
    const Evening& sum = person.figures.sum;
    Json json { { "name", standing.name }, { "computer", standing.computer },
        { "evenings", standing.evenings }, { "hands", sum.hands }, { "score", sum.score },
        { "bestEvening", standing.bestEvening }, { "worstEvening", standing.worstEvening },
        { "longestWinningRun", sum.up.most }, { "longestLosingRun", sum.down.most } };
    for (const StatisticRow& row : statisticTable)
        json["statistics"][std::string(row.key)] = statisticJson(row.kind, sum.of(row.statistic));
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
    for (const StatisticRow& row : statisticTable)
        printStatistic(out, row, sum.of(row.statistic));
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
