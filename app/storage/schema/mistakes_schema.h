// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() for decisions that cost points and are asked again. Hands that cost so
/// much are reviewed again, to find the decisions.
inline constexpr const char* mistakesSchema = R"(
CREATE TABLE mistake ( -- a decision that cost points, as a review found, and how often it was asked
    hand   INTEGER NOT NULL REFERENCES hand ON DELETE CASCADE,
    action INTEGER NOT NULL, -- of the record, from 0
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    kind   TEXT NOT NULL,
    points REAL NOT NULL,
    box    INTEGER NOT NULL, -- right answers since the last wrong one, 4 at most: known
    asked  TEXT NOT NULL, -- the day of the last answer; empty: never
    PRIMARY KEY (hand, action)
) STRICT, WITHOUT ROWID;
UPDATE hand SET reviewed = 0 WHERE reviewed = 1 AND hinted = 0 AND practice = 0 AND imported = 0
    AND record <> '' AND id IN (SELECT hand FROM cost WHERE points >= 0.3);
)";

} // namespace sheepshead
