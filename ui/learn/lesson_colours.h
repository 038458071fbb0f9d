// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/mixed_colour.h"

/// Colours of what a lesson says to an answer, on a light and on a dark desktop.
namespace sheepshead::lesson_colours {

inline QColor right(bool dark)
{
    return dark ? QColor(0x8f, 0xdc, 0xa6) : QColor(0x12, 0x63, 0x2f);
}
inline QColor wrong(bool dark)
{
    return dark ? QColor(0xff, 0xb0, 0xa8) : QColor(0x96, 0x1c, 0x1c);
}

/// A little of the colour, mixed into what is usual there.
inline QColor ground(const QColor& ink, const QColor& usual)
{
    constexpr double share = 0.1;
    return mixed(ink, usual, share);
}

} // namespace sheepshead::lesson_colours
