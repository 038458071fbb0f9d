// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

#include <cstdint>

namespace sheepshead {

/// What a score book is exported as.
enum class ExportKind : std::uint8_t {
    Everything,         ///< JSON, to import again
    Spreadsheet,        ///< CSV in the words of the window, for people
    HandsForPrograms,   ///< CSV, a line a hand
    PlayersForPrograms, ///< CSV, a line a player and hand
};

/// The signs of a table for people. A spreadsheet takes the file apart as its language does.
enum class SpreadsheetSigns : std::uint8_t {
    CommaIsDecimal, ///< 1,25; columns by semicolons
    PointIsDecimal, ///< 1.25; columns by commas
};

/// What is usual where this is the decimal sign.
inline SpreadsheetSigns signsFor(QChar decimal)
{
    return decimal == u',' ? SpreadsheetSigns::CommaIsDecimal : SpreadsheetSigns::PointIsDecimal;
}

/// What the person chose.
struct ExportChoice {
    ExportKind kind = ExportKind::Everything;
    SpreadsheetSigns signs = SpreadsheetSigns::PointIsDecimal; ///< of a spreadsheet only

    bool operator==(const ExportChoice&) const = default;
};

} // namespace sheepshead
