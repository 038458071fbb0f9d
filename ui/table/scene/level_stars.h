// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"

class QPainter;
class QPointF;

namespace sheepshead {

/// The level of a computer player as one to three stars on a dark ground, about a point; so high as
/// the ground is to be.
void paintLevelStars(QPainter& painter, Level level, QPointF centre, double height);

} // namespace sheepshead
