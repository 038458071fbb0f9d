// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include "ui/words/decisions/advice_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::ChartWords)
};

QString number(double value)
{
    const bool whole = std::abs(value - std::round(value)) < 1e-9;
    return QLocale().toString(value, 'f', whole ? 0 : 2).replace(u'-', QChar(0x2212));
}

QString rangeText(const Chart& chart, const ChartPoint& point)
{
    if (!point.range)
        return {};
    //: from the least value to the most
    return ChartWords::tr("%1 to %2")
        .arg(valueText(chart, point.range->first), valueText(chart, point.range->second));
}

bool hasRanges(const ChartSeries& series)
{
    return std::ranges::any_of(
        series.points, [](const ChartPoint& p) { return p.range.has_value(); });
}

bool hasHands(const ChartSeries& series)
{
    return std::ranges::any_of(
        series.points, [](const ChartPoint& p) { return p.hands.has_value(); });
}

/// Every label once; a series may leave some out.
QStringList labelsOf(const Chart& chart)
{
    QStringList labels;
    for (const ChartSeries& series : chart.series)
        if (static_cast<int>(series.points.size()) > labels.size()) {
            labels.clear();
            for (const ChartPoint& point : series.points)
                labels << point.label;
        }
    return labels;
}

void addCells(QStringList& row, const Chart& chart, const ChartSeries& series, std::size_t index)
{
    const bool there = index < series.points.size();
    const ChartPoint point = there ? series.points[index] : ChartPoint {};
    row << (there ? valueText(chart, point.value) : QString());
    if (hasRanges(series))
        row << rangeText(chart, point);
    if (hasHands(series))
        row << (point.hands ? QLocale().toString(*point.hands) : QString());
}

} // namespace

bool Chart::empty() const
{
    return std::ranges::all_of(series, [](const ChartSeries& s) { return s.points.empty(); });
}

QString valueText(const Chart& chart, double value)
{
    return chart.percent ? shareText(value) : number(value);
}

TextTable tableOf(const Chart& chart)
{
    TextTable table { { chart.below }, {} };
    for (const ChartSeries& series : chart.series) {
        table.header << series.name;
        if (hasRanges(series))
            table.header << ChartWords::tr("95% interval");
        if (hasHands(series))
            table.header << ChartWords::tr("Hands");
    }
    const QStringList labels = labelsOf(chart);
    for (qsizetype i = 0; i < labels.size(); ++i) {
        QStringList row { labels[i] };
        for (const ChartSeries& series : chart.series)
            addCells(row, chart, series, static_cast<std::size_t>(i));
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString chartSummary(const Chart& chart)
{
    QStringList sentences { chart.title + u'.' };
    for (const ChartSeries& series : chart.series) {
        if (series.points.empty())
            continue;
        const auto [least, most] =
            std::ranges::minmax_element(series.points, {}, &ChartPoint::value);
        //: name of a line of a chart; its lowest and highest value with their places, and the last
        sentences << ChartWords::tr("%1: lowest %2 (%3), highest %4 (%5), last %6.")
                         .arg(series.name, valueText(chart, least->value), least->label,
                             valueText(chart, most->value), most->label,
                             valueText(chart, series.points.back().value));
    }
    return sentences.join(u' ');
}

} // namespace sheepshead
