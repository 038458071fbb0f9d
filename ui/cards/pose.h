// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace sheepshead {

/// Where a card lies and how: its centre, its turn in degrees, its width, and how far it is turned
/// over (0 shows the back, 1 the face).
struct Pose {
    QPointF centre;
    qreal rotation = 0;
    qreal width = 0;
    qreal flip = 1;

    bool operator==(const Pose&) const = default;
};

inline Pose between(const Pose& a, const Pose& b, qreal t)
{
    const auto mix = [t](qreal from, qreal to) { return from + (to - from) * t; };
    return { a.centre + (b.centre - a.centre) * t, mix(a.rotation, b.rotation),
        mix(a.width, b.width), mix(a.flip, b.flip) };
}

} // namespace sheepshead
