// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/rule_argument.h"

#include "app/console/console_error.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

/// The preset's rules with changes, as one text: a rule that is named replaces the preset's.
std::string withChanges(const Preset& preset, std::span<const std::string_view> changes)
{
    const auto keyOf = [](std::string_view word) { return word.substr(0, word.find('=')); };
    std::string text;
    const std::string all = variantText(preset.variant);
    for (const std::string_view word : wordsOf(all))
        if (std::ranges::find(changes, keyOf(word), keyOf) == changes.end())
            (text += word) += ' ';
    for (const std::string_view word : changes)
        (text += word) += ' ';
    return text;
}

std::string spelledOut(std::string_view text)
{
    const auto words = wordsOf(text);
    if (words.empty() || words.front().find('=') != std::string_view::npos)
        return std::string(text);
    const auto preset = std::ranges::find(presets(), words.front(), &Preset::key);
    if (preset == presets().end())
        throw DataError(
            std::string(words.front()), "no preset has this key; the rules subcommand lists them");
    return withChanges(*preset, std::span(words).subspan(1));
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
