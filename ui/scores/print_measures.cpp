// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/print_measures.h"

#include <QFontMetricsF>
#include <QPaintDevice>

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

PrintMeasures::PrintMeasures(QPaintDevice* device)
    : title(sized(16, QFont::Bold))
    , small(sized(8))
    , figure(sized(9))
    , strong(sized(9, QFont::Bold))
    , device_(device)
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
