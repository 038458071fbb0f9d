// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "engine/tournament/tournament.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What a person who runs a tournament should look at.
enum class TournamentFaultKind : std::uint8_t {
    NotSeated,    ///< an entrant who plays the round has neither table nor bye
    NotPlaying,   ///< an entrant has a seat, but does not play this round
    SmallTable,   ///< with fewer than four players
    ResultIsOpen, ///< the table has no result
    SumIsNotZero, ///< the scores of a table
    OtherPeople,  ///< the result is of other people than those who were drawn
    SameName,     ///< two entrants
};

struct TournamentFault {
    TournamentFaultKind kind {};
    int table = 0;  ///< from 1; 0 where it is about none
    int number = 0; ///< of the entrant; 0 where it is about none
    int sum = 0;    ///< of the table's scores

    bool operator==(const TournamentFault&) const = default;
};

/// Of a round that is drawn; names are of the whole tournament.
std::vector<TournamentFault> faultsOf(const Tournament& tournament, int round);

/// Why a value from outside is no tournament: a bound, a number that is not there or there twice.
/// What faultsOf() finds is none: a tournament in work has such.
std::optional<Problem> problemOf(const Tournament& tournament);
/// The same for the result of a table, which names only entrants of the tournament.
std::optional<Problem> problemOf(const TableResult& result, const Tournament& tournament);

} // namespace sheepshead
