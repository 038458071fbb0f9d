// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/rule_argument.h"

#include "app/console/console_error.h"
#include "app/console/file_content.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_file.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

constexpr std::string_view fileEnding = ".sheeprules";

/// Rules with changes, as one text: a rule that is named replaces the other. A change that names no
/// rule stays for the reader of the text to find.
std::string withChanges(const Variant& variant, std::span<const std::string_view> changes)
{
    const auto keyOf = [](std::string_view word) { return word.substr(0, word.find('=')); };
    std::string text;
    const std::string all = variantText(variant);
    for (const std::string_view word : wordsOf(all))
        if (std::ranges::find(changes, keyOf(word), keyOf) == changes.end())
            (text += word) += ' ';
    for (const std::string_view word : changes)
        (text += word) += ' ';
    return text;
}

/// Where the name of a house-rule file ends, be there blanks in it; nowhere if none is named.
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

Variant rulesInFile(const std::string& path)
{
    const Result<RuleFile> file = parseRuleFile(contentOf(path));
    if (!file)
        throw DataError(path + ": " + file.problem().place, file.problem().reason);
    return file->variant;
}

std::string spelledOut(std::string_view text)
{
    if (const std::size_t end = endOfFileName(text); end != std::string_view::npos)
        return withChanges(
            rulesInFile(std::string(text.substr(0, end))), wordsOf(text.substr(end)));
    const auto words = wordsOf(text);
    if (words.empty() || words.front().find('=') != std::string_view::npos)
        return std::string(text);
    const auto preset = std::ranges::find(presets(), words.front(), &Preset::key);
    if (preset == presets().end())
        throw DataError(
            std::string(words.front()), "no preset has this key; the rules subcommand lists them");
    return withChanges(preset->variant, std::span(words).subspan(1));
}

} // namespace

CheckedVariant rulesFrom(std::string_view text)
{
    const Result<Variant> variant = parseVariant(spelledOut(text));
    if (!variant)
        throw DataError(variant.problem());
    const Result<CheckedVariant> checked = check(*variant);
    if (!checked)
        throw DataError(checked.problem());
    return *checked;
}

} // namespace sheepshead::console
