// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// The words of a text, apart by any number of spaces or tabs; none for a blank text.
std::vector<std::string_view> wordsOf(std::string_view text);

/// A text without the blanks around it; a part of the text also where it is empty.
std::string_view trimmed(std::string_view text);

/// A text without the mark of UTF-8 that some editors put before it.
std::string_view withoutByteOrderMark(std::string_view text);

/// What stands before and after the first of these marks; nothing after it where there is none.
struct SplitText {
    std::string_view before;
    std::optional<std::string_view> after;
};
SplitText splitAt(std::string_view text, char mark);

/// The parts of a text between separators, one more than there are of these.
std::vector<std::string_view> partsOf(std::string_view text, std::string_view separator);

/// The lines of a text, without their ends ("\n" or "\r\n"); a last line without an end counts.
std::vector<std::string_view> linesOf(std::string_view text);

/// A whole number and nothing beside it, or nothing. Independent of any locale.
template <std::integral Number> std::optional<Number> parseNumber(std::string_view text)
{
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end)
        return std::nullopt;
    return number;
}

} // namespace sheepshead
