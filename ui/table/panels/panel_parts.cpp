// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/panel_parts.h"

#include "ui/table/panels/overlay_colours.h"

#include <QLabel>
#include <QPainter>

namespace sheepshead {

QPalette panelPalette()
{
    QPalette palette(overlay::solidPanel);
    palette.setColor(QPalette::Window, overlay::solidPanel);
    palette.setColor(QPalette::Base, overlay::solidPanel);
    palette.setColor(QPalette::Mid, overlay::panelEdge);
    palette.setColor(QPalette::ToolTipBase, overlay::raisedPanel);
    palette.setColor(QPalette::Highlight, overlay::gold);
    for (const QPalette::ColorRole role :
        { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText })
        palette.setColor(role, overlay::words);
    return palette;
}

void paintPlate(QPainter& painter, const QRectF& plate, qreal unit, const PlateLook& look)
{
    const qreal round = 10 * unit;
    if (look.focus) {
        painter.setPen(QPen(overlay::focusRing, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(plate.adjusted(-2, -2, 2, 2), round + 2, round + 2);
    }
    const bool light = look.main && look.enabled;
    painter.setPen(QPen(light ? overlay::plateEdge : overlay::idleEdge, 1));
    if (light)
        painter.setBrush(look.down ? overlay::plateDown
                : look.lit         ? overlay::plateLit
                                   : overlay::plate);
    else
        painter.setBrush(
            look.enabled && look.lit && !look.down ? overlay::litOutline : overlay::idlePlate);
    painter.drawRoundedRect(plate, round, round);
}

void paintKeyCap(QPainter& painter, const QRectF& cap, const QString& key, const PanelScale& scale,
    const QColor& ink)
{
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cap, scale.keyCorner(), scale.keyCorner());
    QFont small = painter.font();
    small.setPixelSize(scale.pixels(PanelType::Key));
    painter.setFont(small);
    painter.drawText(cap, Qt::AlignCenter, key);
}

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
