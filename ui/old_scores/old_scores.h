// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/paper_table.h"
#include "ui/old_scores/cell_table.h"
#include "ui/old_scores/cell_values.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace sheepshead {

/// What a column of cells holds.
enum class ColumnMeaning : std::uint8_t {
    Nothing, ///< is passed over
    Date,    ///< where it is empty, that of the line above
    Player,  ///< points of the player whose name is in the first line
    Name,    ///< a player: each line has the points of one
    Points,  ///< of the player whose name is in the line
    Note,
};

/// How cells are to be read.
struct OldScoresReading {
    bool hasHeader = true; ///< the first row names the columns
    QList<ColumnMeaning> columns;
    DateOrder order = DateOrder::DayFirst;
    std::optional<QChar> decimal = {};   ///< none: as each number tells
    PointsFor each = PointsFor::Evening; ///< what a line is: an evening, or a hand
    bool running = false;                ///< hands as totals up to there, not as what each brought
    int hundredthsAPoint = 100;          ///< 100: the numbers are points, 25: money at 0.25 a point
    QDate day;                           ///< of lines without a date
    bool leaveOut = false;               ///< lines that cannot be read

    bool operator==(const OldScoresReading&) const = default;
};

/// One evening as it comes into the book.
struct OldEvening {
    QDate day;
    QStringList players;          ///< at most maxMembers, by their numbers in the lines
    std::vector<PaperLine> lines; ///< at least one

    bool operator==(const OldEvening&) const = default;
};

/// Why a line cannot be read.
struct OldFault {
    int line = 0; ///< of the file, from 1
    QString why;

    bool operator==(const OldFault&) const = default;
};

struct OldScores {
    QList<OldEvening> evenings; ///< the earliest first
    QList<OldFault> faults;     ///< nothing is to be written while there are any
    QList<int> unbalanced;      ///< lines of the file whose points do not add up to 0
    int leftOut = 0;            ///< lines

    QStringList players() const; ///< of all evenings, in the order of their names
};

/// What the cells tell of themselves. The day is for lines without a date.
OldScoresReading likelyReading(const CellTable& table, QDate day);

/// The evenings, or what is wrong with lines; never a part of a line.
OldScores readOldScores(const CellTable& table, const OldScoresReading& reading);

} // namespace sheepshead
