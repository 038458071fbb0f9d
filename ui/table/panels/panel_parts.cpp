// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/panel_parts.h"

#include "ui/table/panels/overlay_colours.h"

#include <QLabel>
#include <QPainter>

namespace sheepshead {

void paintShade(QWidget& panel, const QColor& shade, double radius)
{
    QPainter painter(&panel);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(overlay::shadeEdge, 1));
    painter.setBrush(shade);
    painter.drawRoundedRect(QRectF(panel.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

QLabel* labelOnShade(const QColor& colour, QWidget* parent)
{
    auto* const label = new QLabel(parent);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* sizedLabel(const QString& text, int pixels, bool bold, QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    QFont sized = parent->font();
    sized.setPixelSize(pixels);
    sized.setBold(bold);
    label->setFont(sized);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace sheepshead
