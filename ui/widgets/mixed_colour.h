// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace sheepshead {

/// A part of one colour, from 0 to 1, and the rest of the other.
inline QColor mixed(const QColor& colour, const QColor& other, double part)
{
    const auto mix = [part](int a, int b) { return qRound(a * part + b * (1 - part)); };
    return { mix(colour.red(), other.red()), mix(colour.green(), other.green()),
        mix(colour.blue(), other.blue()) };
}

} // namespace sheepshead
