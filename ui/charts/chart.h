// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/text_table.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace sheepshead {

/// A figure of a chart.
struct ChartPoint {
    QString label; ///< of its place on the axis below
    double value = 0;
    std::optional<std::pair<double, double>> range = {}; ///< where the true value may lie
    std::optional<int> hands = {};                       ///< behind the figure

    bool operator==(const ChartPoint&) const = default;
};

/// Figures that belong together; those of one place have one label in all series.
struct ChartSeries {
    QString name;
    std::vector<ChartPoint> points;

    bool operator==(const ChartSeries&) const = default;
};

/// A chart as values: paintChart() makes a picture of it, tableOf() a table.
struct Chart {
    enum class Shape : std::uint8_t { Lines, Bars };

    QString title;
    QString below;  ///< what the axis below counts
    QString beside; ///< what the axis at the left counts
    Shape shape = Shape::Lines;
    bool percent = false; ///< values are rates from 0 to 1
    std::vector<ChartSeries> series = {};

    bool empty() const;
    bool operator==(const Chart&) const = default;
};

/// A value as its axis and its table write it.
QString valueText(const Chart& chart, double value);

/// All figures of a chart: a row for each label.
TextTable tableOf(const Chart& chart);

/// What the chart shows, in a sentence or two for screen readers.
QString chartSummary(const Chart& chart);

} // namespace sheepshead
