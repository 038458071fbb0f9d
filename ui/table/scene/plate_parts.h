// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace sheepshead {

/// The room of the face on a player's plate, with its rim: round, at the left, as high as the
/// plate.
inline QRectF faceOn(const QRectF& plate)
{
    return { plate.left(), plate.top(), plate.height(), plate.height() };
}

/// The paper that name, score and role stand on: it begins beneath the face and is less high.
inline QRectF paperOn(const QRectF& plate)
{
    const qreal height = plate.height();
    return plate.adjusted(height * 0.45, height * 0.08, 0, -height * 0.08);
}

/// How round the paper's corners are.
inline qreal paperRadius(const QRectF& plate) { return plate.height() * 0.22; }

} // namespace sheepshead
