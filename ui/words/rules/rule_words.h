// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <QString>

#include <string_view>

namespace sheepshead {

/// The house rules in a card player's words. The engine speaks keys; everything that a rule dialog,
/// a rule sheet or a score sheet says about them is asked here. An unknown key has no words.
QString ruleName(std::string_view rule);

/// What the rule means, with an example.
QString ruleHelp(std::string_view rule);

/// Short enough for a list of choices; reads well behind the rule's name: "Spitz: highest trump".
/// A number is its own name.
QString choiceName(std::string_view rule, std::string_view choice);
QString choiceHelp(std::string_view rule, std::string_view choice);

/// What the number of a rule counts in this variant: "hands", "cents". Empty for no number.
QString ruleUnit(const Variant& variant, std::string_view rule);

QString groupName(RuleGroup group);

QString presetName(std::string_view preset);
QString presetHelp(std::string_view preset);

/// Why a rule or a choice has no effect with the other rules.
QString reasonText(Inapplicable reason);

} // namespace sheepshead
