// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace sheepshead {

/// The room of the portrait on a player's plate: square, at its left, with a little plate around
/// it.
inline QRectF faceOn(const QRectF& plate)
{
    const qreal pad = plate.height() * 0.09;
    const qreal size = plate.height() - 2 * pad;
    return { plate.left() + pad, plate.top() + pad, size, size };
}

} // namespace sheepshead
