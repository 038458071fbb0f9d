// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/rule_argument.h"

#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "engine/rules/named_rules.h"
#include "engine/rules/rule_file.h"
#include "engine/support/text.h"

namespace sheepshead::console {

namespace {

constexpr std::string_view fileEnding = ".sheeprules";

/// Where the name of a house-rule file ends, which may contain blanks; npos without a file.
std::size_t endOfFileName(std::string_view text)
{
    std::size_t found = text.find(fileEnding);
    while (found != std::string_view::npos) {
        const std::size_t end = found + fileEnding.size();
        if (end == text.size() || text[end] == ' ')
            return end;
        found = text.find(fileEnding, end);
    }
    return std::string_view::npos;
}

/// A rule of the file without effect is a DataError with its line.
Variant rulesInFile(const std::string& path)
{
    const Result<RuleFile> file = parseRuleFile(contentOf(path));
    if (!file)
        throw DataError(path + ": " + file.problem().place, file.problem().reason);
    for (const Problem& idle : file->idle)
        throw DataError(path + ": " + idle.place, idle.reason);
    return file->variant;
}

} // namespace

CheckedVariant rulesFrom(std::string_view text)
{
    const std::size_t end = endOfFileName(text);
    const Result<CheckedVariant> rules = end == std::string_view::npos
        ? parseNamedRules(text)
        : changedRules(rulesInFile(std::string(text.substr(0, end))), wordsOf(text.substr(end)));
    if (!rules)
        throw DataError(rules.problem());
    return *rules;
}

} // namespace sheepshead::console
