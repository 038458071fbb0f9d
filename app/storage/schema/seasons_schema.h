// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() for seasons: named spans of days with a group of people and rules of
/// their own. A sheet that was taken out of a season is named by what it keeps for good, in any
/// book: when it was begun, and its seed. Money is in cents.
inline constexpr const char* seasonsSchema = R"(
CREATE TABLE season (
    id             INTEGER PRIMARY KEY AUTOINCREMENT, -- a removed season's never comes back
    name           TEXT NOT NULL,
    first_day      TEXT NOT NULL, -- 2026-09-01
    last_day       TEXT NOT NULL,
    best_evenings  INTEGER NOT NULL, -- that count; 0: all
    least_evenings INTEGER NOT NULL, -- of a person with a place
    measure        TEXT NOT NULL, -- total, per-hand, per-evening
    cents_a_point  INTEGER NOT NULL, -- 0: played for points
    entry_fee      INTEGER NOT NULL,
    evening_fee    INTEGER NOT NULL,
    kitty_percent  INTEGER NOT NULL, -- of the fees
    prize_kind     TEXT NOT NULL, -- percent, amount
    prizes         TEXT NOT NULL -- by place: 50 30 20
) STRICT;

CREATE TABLE season_person (
    season   INTEGER NOT NULL REFERENCES season ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number > 0), -- the place in the group
    person   INTEGER NOT NULL REFERENCES person,
    role     TEXT NOT NULL, -- member, substitute
    handicap INTEGER NOT NULL, -- points an evening
    PRIMARY KEY (season, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_excluded ( -- sheets that were taken out
    season INTEGER NOT NULL REFERENCES season ON DELETE CASCADE,
    begun  TEXT NOT NULL,
    seed   INTEGER NOT NULL, -- as the sheet has it
    PRIMARY KEY (season, begun, seed)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_payment ( -- that was made
    season INTEGER NOT NULL REFERENCES season ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    payer  INTEGER REFERENCES person, -- none: the kitty
    payee  INTEGER REFERENCES person,
    cents  INTEGER NOT NULL,
    day    TEXT NOT NULL,
    PRIMARY KEY (season, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_person_of ON season_person (person);
CREATE INDEX season_payer ON season_payment (payer);
CREATE INDEX season_payee ON season_payment (payee);
CREATE INDEX hand_on ON hand (day);
)";

} // namespace sheepshead
