// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_diagram_view.h"

#include <QPainter>

#include <cmath>

namespace sheepshead {

StudyDiagramView::StudyDiagramView(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("The position at this step"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StudyDiagramView::show(const StudyDiagram& diagram)
{
    diagram_ = diagram;
    setAccessibleDescription(diagramText(diagram));
    setMinimumHeight(heightForWidth(width()));
    updateGeometry();
    update();
}

int StudyDiagramView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(DiagramPainter(diagram_, font()).size(width).height()));
}

QSize StudyDiagramView::sizeHint() const
{
    const int wide = 22 * fontMetrics().height();
    return { wide, heightForWidth(wide) };
}

void StudyDiagramView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    DiagramPainter(diagram_, font(), palette().color(QPalette::WindowText)).paint(painter, width());
}

/// In a scroll area only the minimum tells how high it is.
void StudyDiagramView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setMinimumHeight(heightForWidth(width()));
}

} // namespace sheepshead
