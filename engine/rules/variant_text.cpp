// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/variant_text.h"

#include "engine/rules/layouts.h"
#include "engine/rules/rule_table.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead {

namespace {

struct Setting {
    const Rule* rule;
    int choice;
};

Result<Setting> parseSetting(std::string_view word)
{
    const Problem misplaced { std::string(word), "expected rule=choice" };
    const auto [key, value] = splitAt(word, '=');
    if (!value)
        return misplaced;
    const Rule* const rule = ruleNamed(key);
    if (rule == nullptr)
        return Problem { std::string(word), "there is no rule of this name" };
    const auto choice = rule->choiceNamed(*value);
    if (!choice)
        return Problem { std::string(word), choicesText(*rule) };
    return Setting { rule, *choice };
}

} // namespace

std::string variantText(const Variant& variant)
{
    std::string text;
    for (const Rule& rule : ruleTable()) {
        const bool usual = rule.choiceIn(variant) == rule.defaultIn(variant);
        if (!rule.applies(variant) || (usual && rule.key != "layout"))
            continue;
        text += (text.empty() ? "" : " ") + std::string(rule.key) + '=';
        text += rule.choiceKeyIn(variant);
    }
    return text;
}

Result<Variant> parseVariant(std::string_view text)
{
    std::vector<Setting> settings;
    for (const std::string_view word : wordsOf(text)) {
        const Result<Setting> setting = parseSetting(word);
        if (!setting)
            return setting.problem();
        if (std::ranges::count(settings, setting->rule, &Setting::rule) > 0)
            return Problem { std::string(word), "this rule was named before" };
        settings.push_back(*setting);
    }
    // The layout first, wherever it stands in the text: it decides the defaults of the others.
    std::stable_partition(
        settings.begin(), settings.end(), [](const Setting& s) { return s.rule->key == "layout"; });
    Variant variant;
    for (const Setting& setting : settings)
        setting.rule->choose(variant, setting.choice);
    return variant;
}

} // namespace sheepshead
