// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>

namespace sheepshead {

/// Walks over the values that the bits of a set stand for. Order tells which comes first:
/// first(bits) is its value, withoutFirst(bits) are the others.
template <class Order, class Bits> class BitIterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = decltype(Order::first(Bits {}));
    using difference_type = std::ptrdiff_t;
    using pointer = const value_type*;
    using reference = value_type;

    constexpr BitIterator() = default;
    constexpr explicit BitIterator(Bits rest)
        : rest_(rest)
    {
    }
    constexpr value_type operator*() const { return Order::first(rest_); }
    constexpr BitIterator& operator++()
    {
        rest_ = Order::withoutFirst(rest_);
        return *this;
    }
    constexpr BitIterator operator++(int)
    {
        const BitIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const BitIterator&) const = default;

private:
    Bits rest_ = 0;
};

} // namespace sheepshead
