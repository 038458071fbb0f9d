// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace sheepshead {

/// The largest upright rectangles of an area that no obstacle reaches into, the largest first; at
/// most five, none of them within another one, and none that is smaller than `least` in either
/// direction.
std::vector<QRectF> freeRooms(
    const QRectF& area, const std::vector<QRectF>& obstacles, QSizeF least);

} // namespace sheepshead
