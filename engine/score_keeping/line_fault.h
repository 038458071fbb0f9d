// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"
#include "engine/scoring/outcome_check.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// Why a line does not hold at its place.
enum class LineFlaw : std::uint8_t {
    NotAtTheTable,  ///< a member who is named there is not at the table
    SitsOut,        ///< a member who is named there sits this hand out
    AlreadyThere,   ///< arrives twice
    TableIsFull,    ///< more than maxSeats at one time
    NoSuchMember,   ///< no member of the sheet has this number
    TooFewPlayers,  ///< fewer than the rules need
    TooManyPlayers, ///< more than the rules need: who sits out?
    NobodyNamed,    ///< the picker, bidder, winner or loser is missing
    OneIsNamed,     ///< only one can win or lose this
    NobodyCanWin,   ///< mittler with an even number of players
    ResultMissing,  ///< neither points nor how clearly the makers won
    ResultsDiffer,  ///< the points do not come to what was typed beside them
    TakesMissing,   ///< points and tricks of a player are missing or typed twice
    NoPot,          ///< there is none to share
    TotalTooLarge,  ///< a member would have more than mostPointsInAll
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

} // namespace sheepshead
