// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/book_entry.h"

namespace sheepshead::samples {

/// A sheet of the given day of November 2024.
inline BookEntry bookEntry(int day, const QString& name, int seats, int hands)
{
    const ScoreSheet sheet = variedSheet(seats, hands);
    BookEntry entry { .id = 100 + day,
        .name = name,
        .begun = QDateTime(QDate(2024, 11, day), QTime(19, 30)),
        .lastPlayed = QDateTime(QDate(2024, 11, day), QTime(21, 45)),
        .players = names(seats),
        .totals = {},
        .variant = Variant {},
        .hands = hands };
    for (const Seat seat : SeatSet::firstSeats(seats))
        entry.totals.push_back(sheet.total(seat).value);
    return entry;
}

inline std::vector<BookEntry> book()
{
    return { bookEntry(5, QStringLiteral("Birthday"), 5, 32),
        bookEntry(26, QStringLiteral("Tuesday"), 5, 4),
        bookEntry(12, QStringLiteral("At the lake"), 6, 120) };
}

} // namespace sheepshead::samples
