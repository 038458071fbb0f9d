// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/json_protocol.h"
#include "app/console/rule_argument.h"
#include "app/console/rule_listing.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"

#include <iostream>

namespace sheepshead::console {

namespace {

constexpr Usage usage {
    .command = "rules",
    .arguments = "[RULES]",
    .about = "Lists every house rule with its choices, the layouts and the presets; or, given "
             "RULES,\nthe rules in force there, or why they cannot be played.\n\n"
             "RULES is a preset's key, rules such as \"layout=5H-J no-pick=doubler\", or a preset\n"
             "with changes: \"called-ace spitz=second\".",
    .options = {},
    .mostArguments = 1,
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

int printInForce(const Options& options)
{
    const CheckedVariant variant = rulesFrom(options.arguments().front());
    if (options.json())
        std::cout << pageOf(variantJson(*variant)) << '\n';
    else
        std::cout << variantText(*variant) << '\n';
    return 0;
}

int run(const Options& options)
{
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

const Command rulesCommand { usage, run };

} // namespace sheepshead::console
