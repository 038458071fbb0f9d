// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/panel_scale.h"

#include <QPalette>

class QColor;
class QLabel;
class QPainter;
class QRectF;
class QString;
class QWidget;

namespace sheepshead {

/// The colours of a panel over or beside the table, whatever the desktop's are.
QPalette panelPalette();

/// Room around the plate of a button for its focus ring, in pixels.
inline constexpr qreal plateRim = 4;

/// How the plate of a button looks.
struct PlateLook {
    bool main = true; ///< a light plate; else an outline
    bool enabled = true;
    bool down = false;
    bool lit = false;
    bool focus = false;
};

/// The plate of a button; `unit` is that of the PanelScale.
void paintPlate(QPainter& painter, const QRectF& plate, qreal unit, const PlateLook& look);

/// The cap of the key that presses a button.
void paintKeyCap(QPainter& painter, const QRectF& cap, const QString& key, const PanelScale& scale,
    const QColor& ink);

/// Paints the rounded shade of a panel that lies over the table, with its edge; the radius is in
/// pixels.
void paintShade(QWidget& panel, const QColor& shade, double radius);

/// A label for plain words on a shade; its colour does not follow the desktop's palette.
QLabel* labelOnShade(const QColor& colour, QWidget* parent);

/// Plain words in the font of their parent, of this size in pixels.
QLabel* sizedLabel(const QString& text, int pixels, bool bold, QWidget* parent);

} // namespace sheepshead
