// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/points_bar.h"

#include "ui/table/panels/overlay_colours.h"

#include <QPainter>
#include <QPainterPath>

namespace sheepshead {

PointsBar::PointsBar(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PointsBar::setPoints(Points makers, std::vector<Points> marks)
{
    makers_ = makers;
    marks_ = std::move(marks);
    setAccessibleName(
        tr("Makers %1, defenders %2").arg(makers_.value).arg((deckPoints - makers_).value));
    update();
}

void PointsBar::setScale(const PanelScale& scale)
{
    scale_ = scale;
    updateGeometry();
}

QFont PointsBar::fontOf(PanelType type, bool bold) const
{
    QFont sized = font();
    sized.setPixelSize(scale_.pixels(type));
    sized.setBold(bold);
    return sized;
}

QSize PointsBar::sizeHint() const
{
    const QFontMetrics words(fontOf(PanelType::Title, true));
    const QFontMetrics marks(fontOf(PanelType::Key, false));
    const int sides =
        words.horizontalAdvance(tr("Makers %1").arg(120) + tr("%1 Defenders").arg(120));
    return { sides + qRound(40 * scale_.unit),
        words.height() + qRound(22 * scale_.unit) + marks.height() };
}

QRectF PointsBar::bar() const
{
    const qreal top = QFontMetrics(fontOf(PanelType::Title, true)).height() + 4 * scale_.unit;
    return { 0.5, top + 0.5, width() - 1.0, 14 * scale_.unit };
}

qreal PointsBar::placeOf(Points points) const
{
    return bar().left() + bar().width() * points.value / deckPoints.value;
}

void PointsBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSides(painter);
    paintBar(painter);
    paintMarks(painter);
}

void PointsBar::paintSides(QPainter& painter) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(fontOf(PanelType::Title, true));
    painter.drawText(rect(), Qt::AlignTop | Qt::AlignLeft, tr("Makers %1").arg(makers_.value));
    painter.drawText(rect(), Qt::AlignTop | Qt::AlignRight,
        tr("%1 Defenders").arg((deckPoints - makers_).value));
}

void PointsBar::paintBar(QPainter& painter) const
{
    QPainterPath shape;
    shape.addRoundedRect(bar(), bar().height() / 2, bar().height() / 2);
    QRectF makers = bar();
    makers.setRight(placeOf(makers_));
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(bar(), overlay::defendersBar);
    painter.fillRect(makers, overlay::makersBar);
    painter.setPen(QPen(palette().color(QPalette::Window), 2)); // apart without their colours too
    painter.drawLine(makers.topRight(), makers.bottomRight());
    painter.restore();
}

void PointsBar::paintMarks(QPainter& painter) const
{
    painter.setFont(fontOf(PanelType::Key, false));
    for (const Points mark : marks_) {
        const qreal x = placeOf(mark);
        painter.setPen(QPen(palette().color(QPalette::Window), 1.6));
        painter.drawLine(QPointF(x, bar().top()), QPointF(x, bar().bottom()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x - 40, bar().bottom() + 2 * scale_.unit, 80, height()),
            Qt::AlignHCenter | Qt::AlignTop, QString::number(mark.value));
    }
}

} // namespace sheepshead
