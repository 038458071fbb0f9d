// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/choice_text.h"

namespace sheepshead {

std::string choicesText(const Rule& rule)
{
    if (rule.isNumber())
        return "expected a number from " + std::to_string(rule.range.least) + " to "
            + std::to_string(rule.range.most);
    std::string text;
    for (const std::string_view choice : rule.choices)
        text += (text.empty() ? "the choices are: " : ", ") + std::string(choice);
    return text;
}

} // namespace sheepshead
