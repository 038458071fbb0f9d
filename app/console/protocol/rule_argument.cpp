// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/rule_argument.h"

#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_file.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>

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

/// A table's rules, and the words that change them.
struct ChangedRules {
    Variant base;
    std::vector<std::string_view> changes;
};

ChangedRules takenApart(std::string_view text)
{
    if (const std::size_t end = endOfFileName(text); end != std::string_view::npos)
        return { rulesInFile(std::string(text.substr(0, end))), wordsOf(text.substr(end)) };
    auto words = wordsOf(text);
    if (words.empty() || words.front().find('=') != std::string_view::npos)
        return { {}, words };
    const auto preset = std::ranges::find(presets(), words.front(), &Preset::key);
    if (preset == presets().end())
        throw DataError(
            std::string(words.front()), "no preset has this key; the rules subcommand lists them");
    return { preset->variant, { words.begin() + 1, words.end() } };
}

struct Change {
    const Rule* rule;
    int choice;
};

/// The layout first, wherever it stands: it decides the defaults of the others.
std::vector<Change> changesIn(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words)
        (text += word) += ' ';
    if (const Result<Variant> parsed = parseVariant(text); !parsed)
        throw DataError(parsed.problem());
    std::vector<Change> changes;
    for (const std::string_view word : words) {
        const std::size_t equals = word.find('=');
        const Rule* const rule = ruleNamed(word.substr(0, equals));
        changes.push_back({ rule, *rule->choiceNamed(word.substr(equals + 1)) });
    }
    std::stable_partition(changes.begin(), changes.end(),
        [](const Change& change) { return change.rule->key == "layout"; });
    return changes;
}

/// Every rule that is named must be in force: none is dropped silently.
void checkInForce(const std::vector<Change>& changes, const Variant& variant)
{
    for (const auto& [rule, choice] : changes) {
        if (rule->choiceIn(variant) == choice)
            continue;
        Variant named = variant;
        rule->choose(named, choice);
        throw DataError(std::string(rule->key),
            "'" + rule->choiceKeyIn(named)
                + (rule->applies(variant) ? "' cannot be played beside the other rules"
                                          : "' has no effect with the other rules"));
    }
}

} // namespace

CheckedVariant rulesFrom(std::string_view text)
{
    auto [variant, words] = takenApart(text);
    const std::vector<Change> changes = changesIn(words);
    for (const auto& [rule, choice] : changes)
        rule->choose(variant, choice);
    const Result<CheckedVariant> checked = check(normalized(variant));
    if (!checked)
        throw DataError(checked.problem());
    checkInForce(changes, **checked);
    return *checked;
}

} // namespace sheepshead::console
