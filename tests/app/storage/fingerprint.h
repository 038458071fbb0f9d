// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/kept_table.h"
#include "engine/score_keeping/table_line_text.h"

#include <functional>
#include <string>

namespace sheepshead::testing {

/// A number for all of a real table: its lines, and what can be undone and redone.
inline std::size_t fingerprintOf(const KeptTable& table)
{
    std::string text = std::to_string(table.done());
    const auto add = [&text](const TableLines& lines) {
        for (const TableLine& line : lines)
            text += '\n' + tableLineText(line);
        text += ';';
    };
    add(table.lines());
    for (const TableEdit& edit : table.edits()) {
        text += std::to_string(edit.at);
        add(edit.before);
        add(edit.after);
    }
    return std::hash<std::string>()(text);
}

} // namespace sheepshead::testing
