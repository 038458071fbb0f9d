// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sheepshead {

/// Where a line stops being text: at a byte that is no UTF-8, or at a control character other than
/// a tab. Nothing for proper text.
std::optional<std::size_t> firstOutsideUtf8(std::string_view line);

/// How many characters there are, in proper UTF-8.
std::size_t charactersIn(std::string_view text);

} // namespace sheepshead
