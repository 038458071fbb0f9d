// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sheepshead::testing {

using CsvLines = std::vector<std::vector<std::string>>;

/// As RFC 4180 has it, with any separator.
inline CsvLines parseCsv(const std::string& text, char separator = ',')
{
    CsvLines lines(1, std::vector<std::string>(1));
    bool inQuotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string& field = lines.back().back();
        if (text[i] == '"' && inQuotes && i + 1 < text.size() && text[i + 1] == '"')
            field += text[++i];
        else if (text[i] == '"')
            inQuotes = !inQuotes;
        else if (text[i] == separator && !inQuotes)
            lines.back().emplace_back();
        else if (text[i] == '\r' && !inQuotes && ++i > 0)
            lines.emplace_back(1);
        else
            field += text[i];
    }
    lines.pop_back(); // after the end of the last line
    return lines;
}

} // namespace sheepshead::testing
