// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/line_fault.h"
#include "engine/support/keys.h"

#include <array>

namespace sheepshead {

namespace {

constexpr auto lineReasons = keysOf<LineFlaw::NoSuchHand>({ { LineFlaw::NotAtTheTable,
                                                                "is not at the table" },
    { LineFlaw::SitsOut, "sits this hand out" },
    { LineFlaw::AlreadyThere, "is at the table already" },
    { LineFlaw::TableIsFull, "no more than eight can be at the table at one time" },
    { LineFlaw::NoSuchMember, "no member has this number" },
    { LineFlaw::TooFewPlayers, "the rules need more players" },
    { LineFlaw::TooManyPlayers, "the rules need fewer players: name those who sit out" },
    { LineFlaw::NobodyNamed, "name a player" }, { LineFlaw::OneIsNamed, "only one can be named" },
    { LineFlaw::NobodyCanWin, "an even number of players has no middle" },
    { LineFlaw::ResultMissing, "neither points nor how clearly it was won" },
    { LineFlaw::ResultsDiffer, "the points do not come to what is typed beside them" },
    { LineFlaw::TakesMissing, "points and tricks of each player are needed once" },
    { LineFlaw::NoPot, "there is no pot" },
    { LineFlaw::TotalTooLarge, "the total would be too large" }, { LineFlaw::NoSuchHand, "" } });

} // namespace

std::string reasonOf(const LineFault& fault)
{
    return fault.outcome ? reasonOf(*fault.outcome) : std::string(keyIn(lineReasons, fault.flaw));
}

} // namespace sheepshead
