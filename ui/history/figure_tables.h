// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/person_figures.h"
#include "engine/statistics/pick_chances.h"
#include "ui/charts/text_table.h"

#include <vector>

namespace sheepshead {

/// All figures of a person: every rate with its interval and the hands behind it.
TextTable figureTable(const PersonFigures& figures, const PowerTable& power);

/// The totals of a season, one a person.
TextTable standingsTable(const std::vector<Standing>& standings);

/// "Seat 2 from the dealer"; "Dealer" for 0.
QString placeName(int place);

/// A day of the book, "2024-05-31", as the reader writes days; as it is if it is none.
QString dayText(const std::string& day);

} // namespace sheepshead
