// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/named_rules.h"

#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <optional>

namespace sheepshead {

namespace {

struct Change {
    const Rule* rule;
    int choice;
};

/// The layout first, wherever it stands: it decides the defaults of the others.
Result<std::vector<Change>> changesIn(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words)
        (text += word) += ' ';
    if (const Result<Variant> parsed = parseVariant(text); !parsed)
        return parsed.problem();
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
std::optional<Problem> notInForce(const std::vector<Change>& changes, const Variant& variant)
{
    for (const auto& [rule, choice] : changes) {
        if (rule->choiceIn(variant) == choice)
            continue;
        Variant named = variant;
        rule->choose(named, choice);
        return Problem { std::string(rule->key),
            "'" + rule->choiceKeyIn(named)
                + (rule->applies(variant) ? "' cannot be played beside the other rules"
                                          : "' has no effect with the other rules") };
    }
    return std::nullopt;
}

} // namespace

Result<CheckedVariant> changedRules(const Variant& base, const std::vector<std::string_view>& words)
{
    const auto changes = changesIn(words);
    if (!changes)
        return changes.problem();
    Variant variant = base;
    for (const auto& [rule, choice] : *changes)
        rule->choose(variant, choice);
    Result<CheckedVariant> checked = check(normalized(variant));
    if (!checked)
        return checked;
    if (auto problem = notInForce(*changes, **checked))
        return *std::move(problem);
    return checked;
}

Result<CheckedVariant> parseNamedRules(std::string_view text)
{
    auto words = wordsOf(text);
    if (words.empty() || words.front().find('=') != std::string_view::npos)
        return changedRules({}, words);
    const auto preset = std::ranges::find(presets(), words.front(), &Preset::key);
    if (preset == presets().end())
        return Problem { std::string(words.front()), "no preset has this key" };
    words.erase(words.begin());
    return changedRules(preset->variant, words);
}

std::string namedRulesText(const CheckedVariant& variant)
{
    const Preset* const preset = presetOf(*variant);
    return preset != nullptr ? std::string(preset->key) : variantText(*variant);
}

} // namespace sheepshead
