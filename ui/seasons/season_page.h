// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper.h"
#include "ui/seasons/season_tables.h"

#include <memory>

namespace sheepshead {

/// The whole season for people: standings, pairs, records, and money where it is played for.
std::vector<SeasonTable> seasonTables(const SeasonView& view, const SeasonMoney& money);

/// All of it on a page across, where it fits: below the standings the pairs beside all else.
std::shared_ptr<const Paper> seasonPaper(const SeasonView& view, const SeasonMoney& money);
/// All of it as a web page of its own: one file, no script.
QString seasonWebPage(const SeasonView& view, const SeasonMoney& money);
/// All of it for a spreadsheet, in UTF-8.
QByteArray seasonSpreadsheet(
    const SeasonView& view, const SeasonMoney& money, SpreadsheetSigns signs);

} // namespace sheepshead
