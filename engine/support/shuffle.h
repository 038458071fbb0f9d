// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace sheepshead {

/// Fisher and Yates. The numbers come from something whose below(n) is uniform in 0 .. n-1.
template <class T, class Numbers> void shuffle(std::span<T> items, Numbers& numbers)
{
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[numbers.below(static_cast<std::uint32_t>(left))]);
}

} // namespace sheepshead
