// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() that gives every sheet its people. Until then seat 0 was the person's,
/// and computer players sat on all other seats, newcomers included. A day begins at five in the
/// morning, so that an evening past midnight is one day.
inline constexpr const char* peopleSchema = R"(
CREATE TABLE person (
    id       INTEGER PRIMARY KEY AUTOINCREMENT, -- a removed person's never comes back
    name     TEXT NOT NULL COLLATE NOCASE,
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    same_as  INTEGER REFERENCES person, -- merged with; that one is not merged itself
    UNIQUE (name, computer)
) STRICT;

INSERT OR IGNORE INTO person (name, computer)
    SELECT name, seat <> 0 FROM (
        SELECT name, seat, sheet FROM player
        UNION ALL SELECT before, seat, sheet FROM newcomer)
    ORDER BY sheet, seat;

CREATE TABLE seated (
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sheet, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seated
    SELECT sheet, seat, p.id FROM player
    JOIN person AS p ON p.name = player.name AND p.computer = (seat <> 0);

CREATE TABLE arrival (
    id     INTEGER PRIMARY KEY, -- in the order in which they came
    sheet  INTEGER NOT NULL REFERENCES sheet ON DELETE CASCADE,
    row    INTEGER NOT NULL, -- the first on the sheet, from 0
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    before INTEGER NOT NULL REFERENCES person -- who had the chair
) STRICT;
INSERT INTO arrival
    SELECT n.id, sheet, row, seat, p.id FROM newcomer AS n
    JOIN person AS p ON p.name = n.before AND p.computer = (seat <> 0);

ALTER TABLE sheet ADD COLUMN kind TEXT NOT NULL DEFAULT 'game'; -- or table: a real one
ALTER TABLE hand ADD COLUMN day TEXT NOT NULL DEFAULT ''; -- 2024-05-31, by the clock on the wall
ALTER TABLE hand_seat ADD COLUMN person INTEGER REFERENCES person;
ALTER TABLE hand_seat ADD COLUMN played INTEGER NOT NULL DEFAULT 1; -- or shares the pot

UPDATE hand SET day = coalesce(date(s.begun, 'localtime', '-5 hours'), '')
    FROM sheet AS s WHERE s.id = hand.sheet;
UPDATE hand_seat SET person = coalesce(
        (SELECT a.before FROM arrival AS a
            WHERE a.sheet = h.sheet AND a.seat = hand_seat.seat AND a.row >= h.number
            ORDER BY a.id LIMIT 1),
        (SELECT s.person FROM seated AS s WHERE s.sheet = h.sheet AND s.seat = hand_seat.seat)),
    played = CASE
        WHEN h.ending = 'pot-joined' THEN h.newcomer IS hand_seat.seat
        WHEN h.ending IN ('pot-divided', 'pot-showdown') THEN 1
        ELSE h.dealer <> hand_seat.seat OR 0 = instr(
            CASE h.record WHEN '' THEN (SELECT variant FROM sheet WHERE sheet.id = h.sheet)
                ELSE h.record END,
            'dealer-sits-out=on') END
    FROM hand AS h WHERE h.id = hand_seat.hand;

DROP TABLE player;
ALTER TABLE seated RENAME TO player;
DROP TABLE newcomer;
ALTER TABLE arrival RENAME TO newcomer;

CREATE INDEX player_of ON player (person);
CREATE INDEX newcomer_before ON newcomer (before);
CREATE INDEX newcomer_on ON newcomer (sheet);
CREATE INDEX hand_seat_of ON hand_seat (person);
CREATE INDEX person_same_as ON person (same_as);
CREATE INDEX sheet_written ON sheet (written);
)";

} // namespace sheepshead
