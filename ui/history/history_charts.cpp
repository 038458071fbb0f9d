// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_charts.h"

#include "engine/statistics/wilson.h"
#include "ui/history/figure_tables.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct HistoryCharts {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HistoryCharts)
};

/// More points than this cannot be told apart in a picture or read in a table: neighbours become
/// one.
constexpr int mostEvenings = 400;

Chart scoreOverTime(const QString& name, const PersonFigures& figures)
{
    Chart chart { HistoryCharts::tr("Score of %1 over time").arg(name),
        HistoryCharts::tr("Evening"), HistoryCharts::tr("Points"), Chart::Shape::Lines, false };
    ChartSeries actual { HistoryCharts::tr("Total"), {} };
    //: a line of a chart: the score without the points that mistakes cost
    ChartSeries better { HistoryCharts::tr("Expected without the mistakes found"), {} };
    const std::size_t every = figures.evenings.size() / std::size_t { mostEvenings } + 1;
    double total = 0;
    double cost = 0;
    int hands = 0;
    for (std::size_t i = 0; i < figures.evenings.size(); ++i) {
        const EveningScore& evening = figures.evenings[i];
        total += double(evening.score);
        cost += evening.cost;
        hands += evening.hands;
        if ((i + 1) % every != 0 && i + 1 != figures.evenings.size())
            continue;
        actual.points.push_back({ dayText(evening.day), total, {}, hands });
        better.points.push_back({ dayText(evening.day), total + cost });
    }
    chart.series.push_back(std::move(actual));
    if (cost > 0)
        chart.series.push_back(std::move(better));
    return chart;
}

ChartPoint ratePoint(int trump, int part, int whole)
{
    const Interval interval = wilsonInterval(std::clamp(part, 0, whole), whole);
    return { QString::number(trump), whole == 0 ? 0 : double(part) / whole,
        whole == 0 ? std::nullopt : std::optional(std::pair(interval.least, interval.most)),
        whole };
}

using RateOf = ChartPoint (*)(int trump, const PartSum& part);

ChartPoint picksOf(int trump, const PartSum& part)
{
    return ratePoint(trump, part.picked, part.hands);
}

ChartPoint winsOf(int trump, const PartSum& part)
{
    return ratePoint(trump, part.won, part.picked);
}

ChartSeries ratesByTrump(const QString& name, const Parts& parts, const Parts& all, RateOf rate)
{
    ChartSeries series { name, {} };
    for (const auto& [trump, ignored] : all) {
        const auto part = parts.find(trump);
        series.points.push_back(rate(trump, part == parts.end() ? PartSum {} : part->second));
    }
    return series;
}

Chart byTrump(const QString& title, const QString& name, const PersonFigures& figures,
    const Parts& everyone, RateOf rate)
{
    Chart chart { title, HistoryCharts::tr("Trump in the hand"), HistoryCharts::tr("Rate"),
        Chart::Shape::Bars, true };
    chart.series.push_back(ratesByTrump(name, figures.byTrump, everyone, rate));
    //: the average of all players of the book, to compare
    chart.series.push_back(
        ratesByTrump(HistoryCharts::tr("Expected: all players"), everyone, everyone, rate));
    return chart;
}

} // namespace

std::vector<Chart> personCharts(
    const QString& name, const PersonFigures& figures, const Parts& everyone)
{
    return { scoreOverTime(name, figures),
        byTrump(HistoryCharts::tr("Pick rate of %1 by trump").arg(name), name, figures, everyone,
            picksOf),
        byTrump(HistoryCharts::tr("Picks won by %1, by trump").arg(name), name, figures, everyone,
            winsOf) };
}

Chart runningTotals(const SheetDocument& document)
{
    Chart chart { HistoryCharts::tr("Running totals: %1").arg(document.title),
        HistoryCharts::tr("Hand"), HistoryCharts::tr("Points"), Chart::Shape::Lines, false };
    const ScoreSheet& sheet = document.sheet;
    for (const Seat seat : SeatSet::firstSeats(sheet.seats())) {
        ChartSeries series { playerName(seat, document.players), {} };
        double total = 0;
        for (const SheetRow& row : sheet.rows()) {
            total += row.scores.scores[seat].value;
            series.points.push_back({ QString::number(row.number), total });
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

} // namespace sheepshead
