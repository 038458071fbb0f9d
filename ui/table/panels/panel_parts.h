// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QLabel;
class QString;
class QWidget;

namespace sheepshead {

/// Paints the rounded shade of a panel that lies over the table, with its edge; the radius is in
/// pixels.
void paintShade(QWidget& panel, const QColor& shade, double radius);

/// A label for plain words on a shade; its colour does not follow the desktop's palette.
QLabel* labelOnShade(const QColor& colour, QWidget* parent);

/// Plain words in the font of their parent, of this size in pixels.
QLabel* sizedLabel(const QString& text, int pixels, bool bold, QWidget* parent);

} // namespace sheepshead
