// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::string_view blanks = " \t";

} // namespace

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t start = text.find_first_not_of(blanks);
    while (start != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, start), text.size());
        words.push_back(text.substr(start, end - start));
        start = text.find_first_not_of(blanks, end);
    }
    return words;
}

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1); // after npos comes 0
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

SplitText splitAt(std::string_view text, char mark)
{
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return { text, std::nullopt };
    return { text.substr(0, at), text.substr(at + 1) };
}

std::vector<std::string_view> partsOf(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    std::size_t end = text.find(separator);
    while (end != std::string_view::npos) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + separator.size());
        end = text.find(separator);
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace sheepshead
