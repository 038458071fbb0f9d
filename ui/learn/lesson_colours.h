// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/mixed_colour.h"

/// Colours of what a lesson says to an answer, on a panel of the table.
namespace sheepshead::lesson_colours {

inline constexpr QColor right { 0x8f, 0xdc, 0xa6 };
inline constexpr QColor wrong { 0xff, 0xb0, 0xa8 };

/// A little of the colour, mixed into what is usual there.
inline QColor ground(const QColor& ink, const QColor& usual)
{
    constexpr double share = 0.1;
    return mixed(ink, usual, share);
}

} // namespace sheepshead::lesson_colours
