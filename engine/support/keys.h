// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace sheepshead {

/// The keys of an enumeration in its order.
using KeyList = std::span<const std::string_view>;

/// A value of an enumeration with its key in files, on the command line or between programs; in
/// tables of messages, with its text.
template <class Enum> struct KeyRow {
    Enum value;
    std::string_view key;
};

/// The keys of an enumeration whose last value is this one. Rows that are swapped, left out or
/// forgotten do not compile.
template <auto last, std::size_t count>
consteval auto keysOf(const KeyRow<decltype(last)> (&rows)[count])
{
    static_assert(count == static_cast<std::size_t>(last) + 1, "a row for each value");
    std::array<std::string_view, count> keys;
    for (std::size_t i = 0; i < count; ++i) {
        if (static_cast<std::size_t>(rows[i].value) != i)
            throw "a row is not in the place of its value";
        keys[i] = rows[i].key;
    }
    return keys;
}

/// The key of a value.
template <class Enum> constexpr std::string_view keyIn(KeyList keys, Enum value)
{
    return keys[static_cast<std::size_t>(value)];
}

/// The value with a key; nothing for what is no key.
template <class Enum> constexpr std::optional<Enum> valueIn(KeyList keys, std::string_view key)
{
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        return std::nullopt;
    return static_cast<Enum>(found - keys.begin());
}

} // namespace sheepshead
