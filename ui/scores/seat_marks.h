// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>

namespace sheepshead {

/// Marks on a score sheet, which differ by shape, not by color: a filled disc for the picker, a
/// ring for the partner, a card for the dealer.
enum class SeatMark { Picker, Partner, Dealer };

void paintSeatMark(QPainter& painter, SeatMark mark, const QRectF& where, const QColor& colour);

} // namespace sheepshead
