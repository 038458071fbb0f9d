// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() for sheets of real tables (sheet.kind 'table'): what was typed, and
/// every change of it. The players of such a sheet are its members, who may be more than there are
/// chairs; their hands are in the tables of all hands, too.
inline constexpr const char* tableSchema = R"(
CREATE TABLE member (
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 31), -- a member's number at a real table
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sheet, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO member SELECT sheet, seat, person FROM player;
DROP TABLE player;
ALTER TABLE member RENAME TO player;
CREATE INDEX player_of ON player (person);

CREATE TABLE table_line ( -- as parseTableLine() takes it
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    line   TEXT NOT NULL,
    PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_edit ( -- one change; those beyond sheet.edits_done were undone
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    place  INTEGER NOT NULL, -- of the first line, from 0
    before TEXT NOT NULL, -- lines
    after  TEXT NOT NULL,
    PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;

ALTER TABLE sheet ADD COLUMN edits_done INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hand ADD COLUMN points_known INTEGER NOT NULL DEFAULT 1; -- or points are stand-ins
)";

} // namespace sheepshead
