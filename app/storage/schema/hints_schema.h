// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The step of migrations() by which a hint is one person's: `hinted` is a set of seats, seat 0 its
/// lowest bit. Until then it was yes or no, of everybody who shared the computer. Statistics of
/// computer players, which had the hint too, are summed up again.
inline constexpr const char* hintsOfEachSchema = R"(
UPDATE hand SET hinted = coalesce(
        (SELECT sum(1 << s.seat) FROM hand_seat AS s JOIN person AS p ON p.id = s.person
            WHERE s.hand = hand.id AND p.computer = 0), 1)
    WHERE hinted <> 0;
UPDATE journal SET hinted = coalesce(
        (SELECT sum(1 << s.seat) FROM player AS s JOIN person AS p ON p.id = s.person
            WHERE s.sheet = journal.sheet AND p.computer = 0), 1)
    WHERE hinted <> 0;
DROP INDEX hand_without_review;
CREATE INDEX hand_without_review ON hand (id) WHERE reviewed = 0 AND record <> '';
UPDATE sheet SET tallied = -1;
)";

} // namespace sheepshead
