// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/seat_facts.h"

namespace sheepshead {

PerSeat<SeatFacts> seatFacts(const HandState& finished)
{
    PerSeat<SeatFacts> facts;
    for (const PickChance& chance : pickChances(finished)) {
        facts[chance.seat].picked = chance.picked;
        facts[chance.seat].trump = chance.trump;
    }
    return facts;
}

} // namespace sheepshead
