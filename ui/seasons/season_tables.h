// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/spreadsheet_cells.h"
#include "ui/seasons/season_view.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheepshead {

/// A cell of a table of a season: words for people, and a number for spreadsheets.
struct SeasonCell {
    QString words;
    std::optional<std::int64_t> number = {};
    bool isHundredths = false; ///< the number counts hundredths
};

/// A table of a season: alike in the window, on paper, on a web page and in a spreadsheet.
struct SeasonTable {
    QString title;
    QStringList head;
    std::vector<std::vector<SeasonCell>> lines;
    int wordColumns = 1; ///< the first so many have words, the others figures
};

/// A line a person: place, movement, what counts, then each evening; evenings that do not count are
/// in parentheses. Guests follow with their evenings only.
SeasonTable standingsTable(const SeasonView& view);
SeasonTable pairsTable(const SeasonView& view);
SeasonTable recordsTable(const SeasonView& view);
SeasonTable accountsTable(const SeasonView& view, const SeasonMoney& money);
/// Who pays whom: what is open, or what was paid.
SeasonTable paymentsTable(
    const SeasonView& view, const QString& title, const std::vector<SeasonPayment>& payments);

/// "September 1, 2026 to …; the best 8 evenings count": the rules of a season in a line or two.
QString seasonRulesText(const SeasonView& view);
/// A payment in words: "Bob pays Ada $2.50".
QString paymentText(const SeasonView& view, const SeasonPayment& payment);
/// An evening: its day, and its sheet where another has the same day.
QString eveningText(const SeasonView& view, std::size_t evening);
/// A sheet: its name and its days, since a club's sheets often have the same name.
QString sheetText(const SeasonSheetEntry& sheet);
/// The person, or the kitty.
QString partyName(const SeasonView& view, qint64 party);
QString seasonFaultText(SeasonFault fault);

/// The table as HTML, without the title.
QString tableHtml(const SeasonTable& table);
/// Title and lines for a spreadsheet.
QString tableLines(const SeasonTable& table, const SpreadsheetCells& cells);

} // namespace sheepshead
