// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() that gives each statistic a row, so that a new one needs no column.
inline constexpr const char* sumsSchema = R"(
DROP TABLE evening;
CREATE TABLE evening (
    sheet      INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    person     INTEGER NOT NULL REFERENCES person,
    day        TEXT NOT NULL,
    hands      INTEGER NOT NULL, -- dealt to the person
    score      INTEGER NOT NULL, -- pots included, as on the sheet
    decided    INTEGER NOT NULL, -- hands that won or cost points
    up_first   INTEGER NOT NULL, -- of them won in a row at the beginning,
    up_last    INTEGER NOT NULL, -- at the end,
    up_most    INTEGER NOT NULL, -- and anywhere
    down_first INTEGER NOT NULL,
    down_last  INTEGER NOT NULL,
    down_most  INTEGER NOT NULL,
    PRIMARY KEY (person, day, sheet)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_on ON evening (sheet);

CREATE TABLE evening_sum (
    sheet     INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    person    INTEGER NOT NULL REFERENCES person,
    day       TEXT NOT NULL,
    statistic TEXT NOT NULL, -- a key of statisticTable
    hands     INTEGER NOT NULL, -- it is about
    counted   INTEGER NOT NULL, -- of them
    amount    INTEGER NOT NULL, -- of them, added up
    PRIMARY KEY (person, day, sheet, statistic)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_sum_on ON evening_sum (sheet);

UPDATE sheet SET tallied = -1;
)";

} // namespace sheepshead
