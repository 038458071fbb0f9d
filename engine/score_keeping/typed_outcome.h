// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"
#include "engine/score_keeping/table_line.h"
#include "engine/scoring/outcome_check.h"

#include <array>

namespace sheepshead {

/// Why a line does not hold at its place.
enum class LineFlaw : std::uint8_t {
    NotAtTheTable,  ///< a member who is named there is not at the table
    SitsOut,        ///< a member who is named there sits this hand out
    AlreadyThere,   ///< arrives twice
    TableIsFull,    ///< more than maxSeats at one time
    NoSuchMember,   ///< nobody has this number on the sheet
    TooFewPlayers,  ///< fewer than the rules need
    TooManyPlayers, ///< more than the rules need: who sits out?
    NobodyNamed,    ///< the picker, bidder, winner or loser is missing
    OneIsNamed,     ///< only one can win or lose this
    NobodyCanWin,   ///< mittler with an even number of players
    ResultMissing,  ///< neither points nor how clearly the makers won
    ResultsDiffer,  ///< the points do not come to what was typed beside them
    TakesMissing,   ///< points and tricks of a player are missing or typed twice
    NoPot,          ///< there is none to share
    NoSuchHand,     ///< no hand can end like that: see `outcome`
};

/// The field of the line is the name of the member in table_line.h ("partners").
struct LineFault {
    std::string_view field;
    LineFlaw flaw;
    std::optional<OutcomeFlaw> outcome = {};
    std::optional<Member> who = {};
    bool operator==(const LineFault&) const = default;
};

/// In English, for programs and tests; ui/ words it for people.
std::string reasonOf(const LineFault& fault);

/// Who sits where in one hand: the members at the table in order, seat 0 first.
struct Chairs {
    Members members;
    SeatSet playing;
    Seat dealer {};

    std::optional<Seat> seatOf(Member member) const;
};

/// What scoring needs to know of a typed hand.
struct TypedResult {
    RowOutcome outcome;
    std::vector<LineFault> faults; ///< the outcome counts only without any
};

/// The outcome of a typed hand at this table; `doubler` is the factor that waits. Whatever cannot
/// be is a fault.
TypedResult outcomeOf(
    const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant, int doubler);

} // namespace sheepshead
