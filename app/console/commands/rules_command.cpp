// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/rule_argument.h"
#include "app/console/protocol/rule_listing.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_differences.h"
#include "engine/rules/variant_text.h"

#include <iostream>

namespace sheepshead::console {

namespace {

constexpr OptionRow optionRows[] = {
    { "--compare", "", "Show the rules in which two tables differ: RULES RULES" },
};

constexpr Usage rulesUsage {
    .command = "rules",
    .arguments = "[RULES]",
    .about = "Lists every house rule with its choices, the layouts and the presets; or, with "
             "RULES,\nthe rules in force there, or why they cannot be played.\n\n"
             "RULES is a preset's key, a house-rule file (\"tuesday.sheeprules\"), rules such as\n"
             "\"layout=5H-J no-pick=doubler\", or a preset or a file with changes:\n"
             "\"called-ace spitz=second\".",
    .options = optionRows,
    .mostArguments = 2,
};

void printRules()
{
    std::cout << "Rules and their choices\n";
    for (const Rule& rule : ruleTable()) {
        std::cout << "  " << rule.key << ":";
        if (rule.isNumber())
            std::cout << ' ' << rule.range.least << " to " << rule.range.most;
        for (const std::string_view choice : rule.choices)
            std::cout << ' ' << choice;
        std::cout << '\n';
    }
}

void printLayouts()
{
    std::cout << "\nLayouts: players, cards, blind\n";
    for (const Layout& layout : layouts)
        std::cout << "  " << layout.key << ": " << layout.players << ", " << layout.hand << ", "
                  << layout.blind << '\n';
}

void printPresets()
{
    std::cout << "\nPresets\n";
    for (const Preset& preset : presets())
        std::cout << "  " << preset.key << ": " << variantText(preset.variant) << '\n';
}

std::string choiceText(const Rule& rule, std::optional<int> choice)
{
    if (!choice)
        return "(no effect there)";
    return rule.isNumber() ? std::to_string(*choice)
                           : std::string(rule.choices[static_cast<std::size_t>(*choice)]);
}

/// The text form on the first line, then every rule that means something at this table.
void printInForce(const Variant& variant)
{
    std::cout << variantText(variant) << '\n';
    for (const Rule& rule : ruleTable())
        if (rule.applies(variant))
            std::cout << "  " << rule.key << ": " << choiceText(rule, rule.choiceIn(variant))
                      << '\n';
}

int printInForce(const Options& options)
{
    const CheckedVariant variant = rulesFrom(options.arguments().front());
    if (options.json())
        std::cout << pageOf(variantJson(*variant)) << '\n';
    else
        printInForce(*variant);
    return 0;
}

Json choiceOrNull(const Rule& rule, std::optional<int> choice)
{
    if (!choice)
        return {};
    return rule.isNumber() ? Json(*choice) : Json(rule.choices[static_cast<std::size_t>(*choice)]);
}

Json comparisonJson(const std::vector<RuleDifference>& found)
{
    Json json = Json::array();
    for (const RuleDifference& difference : found)
        json.push_back({ { "rule", difference.rule->key },
            { "one", choiceOrNull(*difference.rule, difference.one) },
            { "other", choiceOrNull(*difference.rule, difference.other) } });
    return { { "differences", json } };
}

void printComparison(const std::vector<RuleDifference>& found)
{
    if (found.empty())
        std::cout << "the same rules\n";
    for (const auto& [rule, one, other] : found)
        std::cout << rule->key << ": " << choiceText(*rule, one) << " | "
                  << choiceText(*rule, other) << '\n';
}

int compare(const Options& options)
{
    const auto& rules = options.arguments();
    const auto found = differences(*rulesFrom(rules[0]), *rulesFrom(rules[1]));
    if (options.json())
        std::cout << pageOf(comparisonJson(found)) << '\n';
    else
        printComparison(found);
    return 0;
}

int runRules(const Options& options)
{
    const bool two = options.arguments().size() == 2;
    if (options.has("--compare") != two)
        throw UsageError { two ? "rules takes one RULES, or two with --compare"
                               : "--compare needs two RULES" };
    if (two)
        return compare(options);
    if (!options.arguments().empty())
        return printInForce(options);
    if (options.json()) {
        std::cout << pageOf(ruleListing()) << '\n';
        return 0;
    }
    printRules();
    printLayouts();
    printPresets();
    return 0;
}

} // namespace

const Command rulesCommand { rulesUsage, runRules };

} // namespace sheepshead::console
