// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace sheepshead {

/// Four bytes of a database file, or of what lies beside it, the highest first.
inline std::uint32_t numberIn(std::string_view bytes, std::size_t offset)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[offset + i]);
    return number;
}

} // namespace sheepshead
