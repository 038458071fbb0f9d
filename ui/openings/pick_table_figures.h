// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"
#include "ui/charts/text_table.h"
#include "ui/openings/pick_table_words.h"

#include <vector>

namespace sheepshead {

inline constexpr double sureErrors = 2; ///< standard errors, for 19 of 20 cases

/// Whether the answer is about two sets of rules.
bool comparesRules(const PickTableAnswer& answer);

/// A row for each seat.
TextTable seatTable(const PickTableAnswer& answer, PickMeasure compared);

/// By the numbers of trump and queens, seats below each other.
TextTable trumpTable(const PickTableAnswer& answer, PickMeasure compared);

/// The same in less room: seats beside each other, with one figure each; of two sets of rules that
/// is the change.
TextTable handsBySeat(const PickTableAnswer& answer, PickMeasure measure);

/// By seat: each measure, and how often the judge picks.
std::vector<Chart> pickTableCharts(const PickTableAnswer& answer);

} // namespace sheepshead
