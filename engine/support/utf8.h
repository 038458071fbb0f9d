// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sheepshead {

/// Where a line stops being text: at a byte that is no UTF-8, or at a control character other than
/// a tab. Nothing for proper text.
std::optional<std::size_t> firstOutsideUtf8(std::string_view line);

/// Where a part of a text begins, and its bytes.
struct TextPiece {
    std::size_t at = 0;
    std::size_t length = 1;
};

/// The first character of a name that would change the text around it, such as a tab or a mark that
/// turns the direction of writing, or a byte that is none. Nothing for a proper name.
std::optional<TextPiece> firstStrangeInName(std::string_view name);

/// How many characters there are, in proper UTF-8.
std::size_t charactersIn(std::string_view text);

} // namespace sheepshead
