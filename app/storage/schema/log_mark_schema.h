// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// What a log beside the file must have in common with it, see log_mark.h.
inline constexpr const char* logMarkSchema = R"(
CREATE TABLE log_mark (
    one        INTEGER PRIMARY KEY CHECK (one = 1),
    generation TEXT NOT NULL, -- another one with the first change of each log
    previous   TEXT NOT NULL, -- that of the file as the log found it; empty in a new book or copy
    turn       INTEGER NOT NULL -- counts the changes, so that each has this row
) STRICT;
INSERT INTO log_mark VALUES (1, hex(randomblob(16)), '', 0);
)";

} // namespace sheepshead
