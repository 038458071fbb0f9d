// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_figures.h"

#include "ui/words/decisions/advice_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace sheepshead {

namespace {

struct PickTableFigures {
    Q_DECLARE_TR_FUNCTIONS(PickTable)
};

template <class Figures> PickFigure measured(const Figures& figures, PickMeasure measure)
{
    switch (measure) {
    case PickMeasure::Pick:
        return figures.pick;
    case PickMeasure::Pass:
        return figures.pass;
    case PickMeasure::Gain:
        break;
    }
    return figures.gain;
}

QString seatOfPlace(int place) { return PickTableFigures::tr("Seat %1").arg(place); }

QString handText(int trump, int queens)
{
    return PickTableFigures::tr("%1, %2", "3 trump, 1 queen")
        .arg(PickTableFigures::tr("%n trump", nullptr, trump),
            PickTableFigures::tr("%n queen(s)", nullptr, queens));
}

/// Too few deals have no figure.
QString figureText(const PickFigure& figure, int asked)
{
    if (asked < leastPickTableDeals)
        return QStringLiteral("–");
    return PickTableFigures::tr("%1 ± %2", "an expected score and its error")
        .arg(expectedText(figure.mean), QLocale().toString(sureErrors * figure.error, 'f', 2));
}

QString rateText(int times, int asked)
{
    return asked < leastPickTableDeals ? QStringLiteral("–")
                                       : shareText(static_cast<double>(times) / asked);
}

/// The gain has little room over a column.
QString headOf(PickMeasure measure)
{
    return measure == PickMeasure::Gain ? PickTableFigures::tr("Gain") : pickMeasureName(measure);
}

/// What is of one set of rules of two says so in a second line.
QStringList headsOf(const PickTableAnswer& answer, PickMeasure compared)
{
    const QString deals = PickTableFigures::tr("Deals");
    const QString picked = PickTableFigures::tr("Picked");
    if (!comparesRules(answer))
        return { deals, picked, PickTableFigures::tr("Won"), headOf(PickMeasure::Pick),
            headOf(PickMeasure::Pass), headOf(PickMeasure::Gain) };
    const QString measure = headOf(compared);
    const QString first = u'\n' + PickTableFigures::tr("First rules");
    const QString second = u'\n' + PickTableFigures::tr("Second rules");
    return { deals, picked + first, picked + second, measure + first, measure + second,
        PickTableFigures::tr("Change") };
}

QStringList cellsOf(const PickTableRow& row, PickMeasure compared)
{
    const PickFigures& one = row.figures;
    const QString deals = QLocale().toString(one.asked);
    if (!row.against || !row.change)
        return { deals, rateText(one.picked, one.asked), rateText(one.won, one.asked),
            figureText(one.pick, one.asked), figureText(one.pass, one.asked),
            figureText(one.gain, one.asked) };
    const PickFigures& other = *row.against;
    return { deals, rateText(one.picked, one.asked), rateText(other.picked, other.asked),
        figureText(measured(one, compared), one.asked),
        figureText(measured(other, compared), other.asked),
        figureText(measured(*row.change, compared), row.change->asked) };
}

Chart chartOf(const PickTableAnswer& answer, const QString& title, const auto& pointOf)
{
    Chart chart { .title = title,
        .below = PickTableFigures::tr("Seat, in the order of speaking"),
        .beside = PickTableFigures::tr("Score points"),
        .shape = Chart::Shape::Bars };
    const auto add = [&](const QString& name, bool other) {
        ChartSeries series { name, {} };
        for (const PickTableRow& row : answer.rows)
            if (!row.trump && (!other || row.against)) {
                const PickFigures& figures = other ? *row.against : row.figures;
                if (figures.asked < leastPickTableDeals)
                    continue;
                ChartPoint point = pointOf(figures);
                point.label = QLocale().toString(row.place);
                point.hands = figures.asked;
                series.points.push_back(point);
            }
        chart.series.push_back(std::move(series));
    };
    add(comparesRules(answer) ? PickTableFigures::tr("First rules") : title, false);
    if (comparesRules(answer))
        add(PickTableFigures::tr("Second rules"), true);
    return chart;
}

} // namespace

bool comparesRules(const PickTableAnswer& answer)
{
    return !answer.rows.empty() && answer.rows.front().against.has_value();
}

TextTable seatTable(const PickTableAnswer& answer, PickMeasure compared)
{
    TextTable table { QStringList { PickTableFigures::tr("Seat") } + headsOf(answer, compared),
        {} };
    for (const PickTableRow& row : answer.rows)
        if (!row.trump)
            table.rows.push_back(QStringList { seatOfPlace(row.place) } + cellsOf(row, compared));
    return table;
}

TextTable trumpTable(const PickTableAnswer& answer, PickMeasure compared)
{
    TextTable table { QStringList { PickTableFigures::tr("Hand") } + headsOf(answer, compared),
        {} };
    int heading = 0;
    for (const PickTableRow& row : answer.rows) {
        if (!row.trump || !row.queens || row.figures.asked < leastPickTableDeals)
            continue;
        if (row.place != heading)
            table.rows.push_back({ seatOfPlace(row.place) });
        heading = row.place;
        const QString hand = handText(*row.trump, *row.queens);
        table.rows.push_back(QStringList { hand } + cellsOf(row, compared));
    }
    return table;
}

TextTable handsBySeat(const PickTableAnswer& answer, PickMeasure measure)
{
    std::map<std::pair<int, int>, std::map<int, QString>> cells; // by trump and queens, and place
    int places = 0;
    for (const PickTableRow& row : answer.rows) {
        places = std::max(places, row.place);
        if (!row.trump || !row.queens || row.figures.asked < leastPickTableDeals)
            continue;
        cells[{ *row.trump, *row.queens }][row.place] = row.change
            ? figureText(measured(*row.change, measure), row.change->asked)
            : figureText(measured(row.figures, measure), row.figures.asked);
    }
    TextTable table { { PickTableFigures::tr("Hand") }, {} };
    for (int place = 1; place <= places; ++place)
        table.header << seatOfPlace(place);
    for (const auto& [hand, byPlace] : cells) {
        QStringList row { handText(hand.first, hand.second) };
        for (int place = 1; place <= places; ++place)
            row << (byPlace.contains(place) ? byPlace.at(place) : QString());
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<Chart> pickTableCharts(const PickTableAnswer& answer)
{
    const auto expected = [&](const QString& title, PickMeasure measure) {
        return chartOf(answer, title, [measure](const PickFigures& figures) {
            const PickFigure figure = measured(figures, measure);
            const double sure = sureErrors * figure.error;
            return ChartPoint { .label = {},
                .value = figure.mean,
                .range = std::pair(figure.mean - sure, figure.mean + sure) };
        });
    };
    std::vector<Chart> charts {
        expected(PickTableFigures::tr("What picking scores"), PickMeasure::Pick),
        expected(PickTableFigures::tr("What passing scores"), PickMeasure::Pass),
        expected(PickTableFigures::tr("What picking brings more than passing"), PickMeasure::Gain)
    };
    charts.push_back(
        chartOf(answer, PickTableFigures::tr("How often it is picked"), [](const auto& figures) {
            return ChartPoint { .label = {},
                .value = static_cast<double>(figures.picked) / figures.asked };
        }));
    charts.back().percent = true;
    charts.back().beside = PickTableFigures::tr("Picked");
    return charts;
}

} // namespace sheepshead
