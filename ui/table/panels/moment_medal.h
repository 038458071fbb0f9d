// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/moment.h"

class QPainter;

namespace sheepshead {

/// The medal of a moment around the origin, as it swings in and its picture is put together:
/// `passed` is 0 at the beginning of that and 1 at its end. No pixel lies outside the radius.
void paintMomentMedal(QPainter& painter, Moment moment, qreal radius, qreal passed);

} // namespace sheepshead
