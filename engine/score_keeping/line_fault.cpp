// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/line_fault.h"

#include <array>

namespace sheepshead {

namespace {

constexpr std::array<std::string_view, 15> lineReasons {
    "is not at the table",
    "sits this hand out",
    "is at the table already",
    "no more than eight can be at the table at one time",
    "no member has this number",
    "the rules need more players",
    "the rules need fewer players: name those who sit out",
    "name a player",
    "only one can be named",
    "an even number of players has no middle",
    "neither points nor how clearly it was won",
    "the points do not come to what is typed beside them",
    "points and tricks of each player are needed once",
    "there is no pot",
    "",
};
static_assert(lineReasons.size() == static_cast<std::size_t>(LineFlaw::NoSuchHand) + 1);

} // namespace

std::string reasonOf(const LineFault& fault)
{
    return fault.outcome ? reasonOf(*fault.outcome)
                         : std::string(lineReasons[static_cast<std::size_t>(fault.flaw)]);
}

} // namespace sheepshead
