// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrolled_page.h"

#include <QScrollArea>

namespace sheepshead {

void layInto(QScrollArea& area, QWidget* page)
{
    area.setWidget(page);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false); // which setWidget() has set
}

} // namespace sheepshead
