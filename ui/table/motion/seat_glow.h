// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QRectF>

class QAbstractAnimation;
class QPainter;

namespace sheepshead {

class TableScene;

/// Gold around a player's plate. `strength` is from 0, nothing, to 1.
void paintGlow(QPainter& painter, const QRectF& plate, qreal strength);

/// A small moment of the play at a seat: its plate glows and fades within `lasts` milliseconds. The
/// caller runs and deletes the animation; when that stops, the glow is gone. Null, with nothing
/// shown, at 0 ms.
QAbstractAnimation* glowAt(TableScene& scene, Seat seat, int lasts);

} // namespace sheepshead
