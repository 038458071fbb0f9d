// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() for what was noticed of how people play. Of a large book only the last
/// hands are still to be learned from: older ones would be forgotten again.
inline constexpr const char* beliefsSchema = R"(
CREATE TABLE belief (
    person INTEGER PRIMARY KEY REFERENCES person ON DELETE CASCADE,
    hands  INTEGER NOT NULL, -- that were learned from
    text   TEXT NOT NULL     -- see beliefsText()
) STRICT;

CREATE TABLE common_belief ( -- what a newcomer is taken for
    computer INTEGER PRIMARY KEY CHECK (computer IN (0, 1)),
    text     TEXT NOT NULL
) STRICT;

ALTER TABLE hand ADD COLUMN noticed INTEGER NOT NULL DEFAULT 0; -- learned from, or never to be
UPDATE hand SET noticed = 1 WHERE record = '' OR id <= (SELECT max(id) FROM hand) - 1000;
CREATE INDEX hand_not_noticed ON hand (id) WHERE noticed = 0 AND record <> '';
)";

} // namespace sheepshead
