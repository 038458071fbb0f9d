// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text_cursor.h"

#include "engine/support/utf8.h"

#include <utility>

namespace sheepshead {

std::string_view TextCursor::nextLine() const
{
    const std::string_view line = rest_.substr(0, rest_.find('\n'));
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

std::string_view TextCursor::takeLine()
{
    line_ = nextLine();
    const std::size_t end = rest_.find('\n');
    rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
    ++number_;
    return line_;
}

void TextCursor::skipNotes()
{
    while (nextLine().starts_with('#'))
        takeLine();
}

std::string TextCursor::placeOfLine(int line) { return "line " + std::to_string(line); }

std::string TextCursor::placeOfColumn(int line, int column)
{
    return placeOfLine(line) + ", column " + std::to_string(column);
}

std::string TextCursor::placeOf(std::string_view part) const
{
    const auto before = static_cast<std::size_t>(part.data() - line_.data());
    return placeOfColumn(number_, static_cast<int>(charactersIn(line_.substr(0, before))) + 1);
}

void TextCursor::fail(std::string reason) { failAt(place(), std::move(reason)); }

void TextCursor::failAt(std::string place, std::string reason)
{
    rest_ = {};
    if (!problem_)
        problem_ = Problem { std::move(place), std::move(reason) };
}

} // namespace sheepshead
