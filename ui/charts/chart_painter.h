// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace sheepshead {

/// The colours of a chart. Series also differ by their dashes and marks.
struct ChartColours {
    QColor paper;
    QColor ink;
    QColor faint; ///< lines of the grid
    QList<QColor> series;
};

/// For a window with this palette, light or dark.
ChartColours chartColours(const QPalette& palette);
/// For paper, in black and grey.
ChartColours paperColours();

/// Paints a chart with its title, axes and legend; fonts are the painter's.
void paintChart(
    QPainter& painter, const QRectF& area, const Chart& chart, const ChartColours& colours);

} // namespace sheepshead
