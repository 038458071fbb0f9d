// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/fields_area.h"

#include <QEvent>
#include <QStyle>

namespace sheepshead {

FieldsArea::FieldsArea(QWidget* fields, QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setWidget(fields);
}

QSize FieldsArea::sizeHint() const
{
    const int width = minimumSizeHint().width();
    const int height = widget()->hasHeightForWidth()
        ? widget()->heightForWidth(qMax(viewport()->width(), widget()->minimumSizeHint().width()))
        : widget()->sizeHint().height();
    return { width, height };
}

QSize FieldsArea::minimumSizeHint() const
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return { widget()->minimumSizeHint().width() + bar, 6 * fontMetrics().height() };
}

bool FieldsArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace sheepshead
