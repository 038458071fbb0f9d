// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/print_measures.h"

#include <QFontMetricsF>
#include <QPaintDevice>

#include <algorithm>

namespace sheepshead {

namespace {

QFont sized(double points, QFont::Weight weight = QFont::Normal)
{
    QFont font;
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

} // namespace

PrintMeasures::PrintMeasures(QPaintDevice* device, double figureSize)
    : title(sized(std::max(16.0, figureSize * 1.5), QFont::Bold))
    , small(sized(std::max(7.5, figureSize * 0.8)))
    , figure(sized(figureSize))
    , strong(sized(figureSize, QFont::Bold))
    , device_(device)
    , figureSize_(figureSize)
{
}

double PrintMeasures::points(double value) const { return value * device_->logicalDpiY() / 72; }

double PrintMeasures::width(const QString& text, const QFont& font) const
{
    return QFontMetricsF(font, device_).horizontalAdvance(text);
}

double PrintMeasures::lineHeight(const QFont& font) const
{
    return QFontMetricsF(font, device_).height();
}

} // namespace sheepshead
