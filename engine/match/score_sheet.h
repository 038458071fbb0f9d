// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/match/showdown.h"
#include "engine/scoring/derivation.h"
#include "engine/support/keys.h"

#include <variant>
#include <vector>

namespace sheepshead {

/// POT-END: what was in the pot when the game was over, shared out or played for.
struct PotSettled {
    std::optional<Showdown> showdown; ///< empty: no cards are known
    SeatSet winners = {}; ///< of a showdown at a real table; with neither it was divided evenly
    bool operator==(const PotSettled&) const = default;
};

/// POT-JOIN "buy in": what a new player added to the pot.
struct PotJoined {
    Seat seat {};
    bool operator==(const PotJoined&) const = default;
};

/// A practice hand: the player took decisions back. It is on the sheet, and does not count.
struct Practised {
    bool operator==(const Practised&) const = default;
};

/// What points without a hand are for.
enum class PointsFor : std::uint8_t {
    Evening, ///< hands that were kept on paper: what each player won in all of them
    Hand,    ///< one hand that was kept on paper; what happened in it is not known
    Bonus,   ///< a bonus, a penalty or a fine, for a reason that is named
};

/// In score books and tables; none changes.
inline constexpr auto pointsForKeys =
    keysOf<PointsFor::Bonus>({ { PointsFor::Evening, "evening" }, { PointsFor::Hand, "hand" }, { PointsFor::Bonus, "bonus" } });

/// At a real table: points that no hand brought.
struct PointsWithoutHand {
    PointsFor what = PointsFor::Evening;
    bool operator==(const PointsWithoutHand&) const = default;
};

/// What a line of the sheet is about.
using RowOutcome = std::variant<PickedOutcome, LeasterOutcome, SchwanzerOutcome, TwoHandedOutcome,
    IndianaOutcome, ThrowIn, PotSettled, PotJoined, Practised, PointsWithoutHand>;

/// One line of a score sheet: a hand that was played, one thrown in because everyone passed, what
/// happened to the pot between hands, or points without a hand.
struct SheetRow {
    int number = 0; ///< from 1
    Seat dealer {};
    RowOutcome outcome;
    HandScores
        scores = {}; ///< all zero for a throw-in; what goes to or comes from the pot included
    std::optional<Card> called = {}; ///< the called card, where one was called
    int toPot = 0;              ///< points that went into the pot, or came out of it if negative
    SeatSet seats = {};         ///< who played, or share the pot
    Derivation derivation = {}; ///< how the scores came about; empty where that is not known

    /// Whether cards were dealt for it; the other lines are about the pot or points without a hand.
    bool wasDealt() const
    {
        return !std::holds_alternative<PotSettled>(outcome)
            && !std::holds_alternative<PotJoined>(outcome)
            && !std::holds_alternative<PointsWithoutHand>(outcome);
    }
    /// Whether it is a hand that counts: neither thrown in nor for practice.
    bool counts() const
    {
        return wasDealt() && !std::holds_alternative<ThrowIn>(outcome)
            && !std::holds_alternative<Practised>(outcome);
    }
    bool operator==(const SheetRow&) const = default;
};

/// The sheet of a match: rows as they were written, running totals worked out from them.
class ScoreSheet {
public:
    ScoreSheet() = default;
    explicit ScoreSheet(int seats)
        : seats_(seats)
    {
    }

    int seats() const { return seats_; }
    const std::vector<SheetRow>& rows() const { return rows_; }
    void add(SheetRow row) { rows_.push_back(std::move(row)); }

    /// Running total of a seat after the first `rows` rows.
    Score totalAfter(std::size_t rows, Seat seat) const;
    Score total(Seat seat) const { return totalAfter(rows_.size(), seat); }

    bool operator==(const ScoreSheet&) const = default;

private:
    int seats_ = 0;
    std::vector<SheetRow> rows_;
};

/// The line that a finished hand makes; nothing for a redeal hand, which no sheet shows.
std::optional<SheetRow> sheetRow(const HandState& finished, int number);

} // namespace sheepshead
