// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/played_sheets.h"
#include "ui/scores/spreadsheet_cells.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

namespace sheepshead {

/// A score book as a table that people read in a spreadsheet: a line a row of a sheet, in the words
/// of the window, and a column for each player, which is that player's on all sheets; in another
/// one is the money, where a point is worth some (GAME-2). UTF-8 with the mark that spreadsheets
/// look for. A text that a spreadsheet would take for a formula has an apostrophe in front.
class Spreadsheet : public SheetsWriter {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::Spreadsheet)

public:
    explicit Spreadsheet(SpreadsheetSigns signs);

    void begin(std::ostream& out, bool forMoney, const std::vector<SheetPlayer>& players) override;
    void sheet(std::ostream& out, const PlayedSheet& sheet) override;

private:
    void line(std::ostream& out, const QStringList& cells) const;

    SpreadsheetCells cells_;
    QHash<PersonId, qsizetype> columns_; ///< of players, from 0
    bool money_ = false;                 ///< the same columns again, where any table plays for it
};

} // namespace sheepshead
