// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace sheepshead {

inline constexpr qint64 largestCellFile = qint64 { 8 } * 1024 * 1024; ///< bytes
inline constexpr int mostCellRows = 100'000;
inline constexpr int mostCellColumns = 256;

/// A row of cells, and the line of the file where it begins, from 1.
struct CellRow {
    QStringList cells;
    int line = 1;
};

/// A file of cells, as spreadsheets write it (RFC 4180). Rows without any text are left out; every
/// row has as many cells as the longest.
struct CellTable {
    QList<CellRow> rows;
    QChar separator;
    QString problem; ///< why there are no rows, in words; empty if there are

    qsizetype columns() const { return rows.isEmpty() ? 0 : rows.front().cells.size(); }
};

/// Those that cells are apart by.
inline constexpr std::array cellSeparators { u',', u';', u'\t', u'|' };

/// Reads the bytes of a file. UTF-8 and UTF-16 are told apart by their marks or by their form;
/// what is neither is read as Latin-1. Without a separator the one is taken that makes the most
/// rows alike. (Libraries for this are either of one separator or of a known number of columns.)
CellTable readCells(const QByteArray& bytes, std::optional<QChar> separator = {});

} // namespace sheepshead
