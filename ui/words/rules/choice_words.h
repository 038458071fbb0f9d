// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace sheepshead {

/// Words for what is chosen in any row of the rule table, numbers too: "leaster", "20", "♣ ♠ ♥ ♦".
QString choiceText(const Rule& rule, int choice);

/// The same for what a table plays by, with what is counted: "20 hands".
QString choiceInForce(const Rule& rule, const Variant& variant);

/// What the choice means; nothing for numbers, which the rule's own help explains.
QString choiceMeaning(const Rule& rule, int choice);
/// The same for the choice by which these rules play. The rule is given by its key.
QString choiceMeaningInForce(std::string_view rule, const Variant& variant);

/// What a point is worth: "$0.25", "points only".
QString stakeText(int centsAPoint);

/// An amount of money as it is written here: "$0.25".
QString moneyText(std::int64_t cents);

} // namespace sheepshead
