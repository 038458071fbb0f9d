// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/seat_facts.h"

namespace sheepshead {

namespace {

bool everyCardWasPlayed(const HandState& finished)
{
    return finished.scored() && finished.data().trickCount > 0 && finished.data().play.over();
}

} // namespace

PerSeat<SeatFacts> seatFacts(const HandState& finished)
{
    PerSeat<SeatFacts> facts;
    for (const PickChance& chance : pickChances(finished)) {
        facts[chance.seat].picked = chance.picked;
        facts[chance.seat].trump = chance.trump;
    }
    if (everyCardWasPlayed(finished))
        for (const Seat seat : finished.seats())
            facts[seat].tricks = finished.data().play.tricks(seat);
    return facts;
}

} // namespace sheepshead
