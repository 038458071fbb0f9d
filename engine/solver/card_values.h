// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace sheepshead {

/// One value for each of up to 16 legal cards, in the order of Playing::legal().
template <class T> class CardValues {
public:
    void add(const T& value) { values_[size_++] = value; }
    T* begin() { return values_.data(); }
    T* end() { return values_.data() + size_; }
    const T* begin() const { return values_.data(); }
    const T* end() const { return values_.data() + size_; }
    std::size_t size() const { return size_; }
    const T& operator[](std::size_t i) const { return values_[i]; }

private:
    std::size_t size_ = 0;
    std::array<T, 16> values_ {};
};

} // namespace sheepshead
