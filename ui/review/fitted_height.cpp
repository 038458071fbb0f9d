// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/fitted_height.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>

namespace sheepshead {

namespace {

constexpr int mostOfTheWindow = 36; ///< percent of its height

} // namespace

FittedHeight::FittedHeight(QScrollArea& area)
    : area_(area)
{
}

void FittedHeight::resizeEvent(QResizeEvent*) { fit(); }

bool FittedHeight::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void FittedHeight::fit()
{
    const bool unfolded = legend_ && !legend_->isHidden();
    const int needed = layout()->minimumHeightForWidth(width())
        - (unfolded ? legend_->heightForWidth(width()) + layout()->spacing() : 0);
    setMinimumHeight(needed);
    area_.setMinimumHeight(qMin(needed, window()->height() * mostOfTheWindow / 100));
}

} // namespace sheepshead
