// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/export_choice.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace sheepshead {

/// Writes the lines of a table that people read in a spreadsheet. In UTF-8 it begins with the mark
/// that spreadsheets look for.
class SpreadsheetCells {
public:
    static constexpr auto byteOrderMark = "\xEF\xBB\xBF";

    explicit SpreadsheetCells(SpreadsheetSigns signs);

    /// Cells with their separators, and the end of the line.
    QString line(const QStringList& cells) const;
    /// The cell of a text. A spreadsheet would run a text that begins like a formula: it has an
    /// apostrophe in front.
    static QString words(const QString& text);
    /// A number with two decimals, such as money.
    QString hundredths(std::int64_t value) const;

private:
    QString quoted(const QString& cell) const;

    QChar separator_;
    QChar decimal_;
};

} // namespace sheepshead
