// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/felt_view.h"

#include "ui/cards/picture_process.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_accessible.h"
#include "ui/table/scene/table_scene.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace sheepshead {

FeltView::FeltView(TableScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent)
    , table_(scene)
{
    installTableAccessibility();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Table"));
    table_.setStickyFocus(true); // a click on the felt does not take the keys from the hand
    connect(&pictureNews(), &PictureNews::arrived, this, [this] {
        if (top_.takeArrived())
            viewport()->update();
    });
    table_.setFocusItem(&table_.hand());
}

void FeltView::setFelt(const FeltLook& felt)
{
    if (felt == top_.look())
        return;
    top_.setLook(felt);
    viewport()->update();
}

void FeltView::drawBackground(QPainter* painter, const QRectF& rect)
{
    const qreal dpr = devicePixelRatioF();
    painter->drawPixmap(rect, top_.pixmap(viewport()->size(), dpr),
        QRectF(rect.topLeft() * dpr, rect.size() * dpr));
}

void FeltView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    table_.setSize(viewport()->size());
    Q_EMIT resized();
}

void FeltView::mousePressEvent(QMouseEvent* event)
{
    QGraphicsView::mousePressEvent(event);
    if (!event->isAccepted() && event->button() == Qt::LeftButton)
        Q_EMIT feltClicked();
    event->accept();
}

// Two quick clicks are two clicks.
void FeltView::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

// Keys that the hand does not use go to the widget around the table, not to scroll bars.
void FeltView::keyPressEvent(QKeyEvent* event) { offerToHand(*event); }

bool FeltView::offerToHand(QKeyEvent& event)
{
    event.ignore();
    table_.sendEvent(&table_.hand(), &event);
    return event.isAccepted();
}

} // namespace sheepshead
