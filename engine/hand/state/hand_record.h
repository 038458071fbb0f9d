// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/state/hand_state.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

struct SeatAction {
    Seat seat {};
    Action action;
    bool operator==(const SeatAction&) const = default;
};

/// One hand as it can be written down and played again: rules, cards, every decision. Score book,
/// saved game, bug reports and golden transcripts are made of it.
///
///     sheepshead hand 1
///     variant layout=5H-A …
///     deal dealer=4 seed=24 doubler=1
///     hand 0 QC JD AS TS 9H 8C
///     …
///     blind AD 7S
///     (7H-2, 7H-3: neighbour 7S; two-handed, after each hand: piles 0 QC/7H …)
///     (of a practice hand: practice)
///     0 pass
///     1 pick
///     1 bury TC AS
///     scores -1 4 -1 -1 -1
///
/// Lines before the first one that begin with "#" are notes for people and are not read.
struct HandRecord {
    CheckedVariant variant;
    Deal deal;
    int doubler = 1;
    std::vector<SeatAction> actions;
    /// What the sheet says; empty while the hand is being played. Kept as written, even if a later
    /// version of the program would score otherwise.
    std::optional<PerSeat<Score>> scores;
    /// The player took decisions back, so the hand does not count.
    bool practice = false;

    bool operator==(const HandRecord&) const = default;
};

std::string recordText(const HandRecord& record);

/// The problem's place is the line ("line 7").
Result<HandRecord> parseRecord(std::string_view text);

/// One action as a line of a record, "1 bury TC AS", and back.
std::string seatActionText(const SeatAction& action);
Result<SeatAction> parseSeatAction(std::string_view line);

/// The hand of a record before its first action, to be played by the rules as they were understood
/// when it was written. The problem is a deal that cannot be.
Result<HandState> startOf(const HandRecord& record);

/// The hand after all its actions. The problem's place is the action at fault ("action 3: 1 play
/// QC").
Result<HandState> replay(const HandRecord& record);

} // namespace sheepshead
