// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/table.h"

namespace sheepshead::measuring {

Players allSeats(Player& player)
{
    Players players;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        players[seat] = &player;
    return players;
}

void playOut(HandState& hand, const Players& players)
{
    playOut(hand, players, [](const HandState&, Seat, const Action&) {});
}

} // namespace sheepshead::measuring
