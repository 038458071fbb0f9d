// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

// Formulas of playouts that hold for one position or for several at once: a Number is a float, or
// one in each lane of lanes.h, and a Mask is a bool, or all bits of the lanes where it holds.

template <class Mask, class Number> constexpr Number where(Mask mask, Number yes, Number no)
{
    return mask ? yes : no;
}
template <class Number> constexpr Number smaller(Number one, Number other)
{
    return other < one ? other : one;
}
/// This number, in all lanes.
template <class Number> constexpr Number every(float number) { return Number {} + number; }

} // namespace sheepshead
