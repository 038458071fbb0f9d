// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/person_figures.h"
#include "ui/charts/chart.h"
#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// The charts of a person: score over time, actual and without mistakes, picks and wins by trump.
/// `everyone` is the same by trump of all people and computer players.
std::vector<Chart> personCharts(
    const QString& name, const PersonFigures& figures, const Parts& everyone);

/// The running totals of a sheet, a line for each player.
Chart runningTotals(const SheetDocument& document);

} // namespace sheepshead
