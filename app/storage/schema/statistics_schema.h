// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() for statistics: facts of each hand that its record tells, what reviews
/// found, and sums that can be worked out from them at any time, one row for each evening of a
/// person. An evening is the hands of one sheet on one day.
inline constexpr const char* statisticsSchema = R"(
ALTER TABLE hand ADD COLUMN practice INTEGER NOT NULL DEFAULT 0; -- something was taken back
ALTER TABLE hand ADD COLUMN facts INTEGER NOT NULL DEFAULT 0; -- worked out from the record
ALTER TABLE hand ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hand_seat ADD COLUMN picked INTEGER; -- none: could not pick, or not known
ALTER TABLE hand_seat ADD COLUMN queens INTEGER; -- trump held then, see TrumpHeld
ALTER TABLE hand_seat ADD COLUMN jacks INTEGER;
ALTER TABLE hand_seat ADD COLUMN other_trump INTEGER;
ALTER TABLE hand_seat ADD COLUMN jack_of_diamonds INTEGER;
ALTER TABLE sheet ADD COLUMN tallied INTEGER NOT NULL DEFAULT -1; -- "written" of the sums below

CREATE TABLE cost ( -- what the decisions of a seat cost, as a review found
    hand      INTEGER NOT NULL REFERENCES hand ON DELETE CASCADE,
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    part      TEXT NOT NULL, -- pick, bury, call, lead, follow, other
    decisions INTEGER NOT NULL,
    mistakes  INTEGER NOT NULL, -- of which cost something
    points    REAL NOT NULL,
    PRIMARY KEY (hand, seat, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE evening (
    sheet           INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    person          INTEGER NOT NULL REFERENCES person,
    day             TEXT NOT NULL,
    hands           INTEGER NOT NULL,
    thrown_in       INTEGER NOT NULL,
    hinted          INTEGER NOT NULL,
    score           INTEGER NOT NULL, -- pots included, as on the sheet
    picked          INTEGER NOT NULL, -- alone included, as in all that begins so
    picked_won      INTEGER NOT NULL,
    picked_score    INTEGER NOT NULL,
    alone           INTEGER NOT NULL,
    alone_won       INTEGER NOT NULL,
    alone_score     INTEGER NOT NULL,
    partner         INTEGER NOT NULL,
    partner_won     INTEGER NOT NULL,
    partner_score   INTEGER NOT NULL,
    defender        INTEGER NOT NULL,
    defender_won    INTEGER NOT NULL,
    defender_score  INTEGER NOT NULL,
    leaster         INTEGER NOT NULL, -- and all games in which each plays for themselves
    leaster_won     INTEGER NOT NULL,
    leaster_score   INTEGER NOT NULL,
    schneidered     INTEGER NOT NULL, -- the other side
    was_schneidered INTEGER NOT NULL,
    decided         INTEGER NOT NULL, -- hands that won or cost points
    up_first        INTEGER NOT NULL, -- of them won in a row at the beginning,
    up_last         INTEGER NOT NULL, -- at the end,
    up_most         INTEGER NOT NULL, -- and anywhere
    down_first      INTEGER NOT NULL,
    down_last       INTEGER NOT NULL,
    down_most       INTEGER NOT NULL,
    passed          INTEGER NOT NULL, -- hands, with this trump
    queens          INTEGER NOT NULL,
    jacks           INTEGER NOT NULL,
    other_trump     INTEGER NOT NULL,
    jack_of_diamonds INTEGER NOT NULL,
    PRIMARY KEY (person, day, sheet)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_on ON evening (sheet);

CREATE TABLE evening_part (
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person,
    day    TEXT NOT NULL,
    part   TEXT NOT NULL, -- trump: held when it could pick; seat: from the dealer's left, dealer 0
    bucket INTEGER NOT NULL,
    hands  INTEGER NOT NULL,
    picked INTEGER NOT NULL,
    won    INTEGER NOT NULL, -- of the picked
    score  INTEGER NOT NULL, -- trump: of the picked; seat: of all
    PRIMARY KEY (person, day, sheet, part, bucket)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_part_on ON evening_part (sheet);

CREATE TABLE evening_cost (
    sheet     INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    person    INTEGER NOT NULL REFERENCES person,
    day       TEXT NOT NULL,
    part      TEXT NOT NULL,
    hands     INTEGER NOT NULL, -- with such a decision
    decisions INTEGER NOT NULL,
    mistakes  INTEGER NOT NULL,
    points    REAL NOT NULL,
    PRIMARY KEY (person, day, sheet, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_cost_on ON evening_cost (sheet);

CREATE INDEX hand_without_facts ON hand (id) WHERE facts = 0 AND record <> '';
CREATE INDEX hand_without_review ON hand (id) WHERE reviewed = 0 AND record <> '' AND hinted = 0;
CREATE INDEX sheet_not_tallied ON sheet (id) WHERE tallied <> written;
)";

} // namespace sheepshead
