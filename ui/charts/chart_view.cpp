// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/chart_painter.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace sheepshead {

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChartView::setChart(Chart chart)
{
    chart_ = std::move(chart);
    setAccessibleName(chart_.title);
    setAccessibleDescription(chartSummary(chart_));
    update();
}

QSize ChartView::minimumSizeHint() const
{
    const int letter = fontMetrics().height();
    return { 20 * letter, 10 * letter };
}

void ChartView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintChart(painter, rect(), chart_, chartColours(palette()));
    if (!hasFocus())
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(1, 1, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

} // namespace sheepshead
