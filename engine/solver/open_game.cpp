// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_game.h"

namespace sheepshead {

OpenGame openGameOf(const HandState& hand)
{
    const HandData& data = hand.data();
    OpenGame game { data.play, data.trumps(), data.makers, {} };
    for (const Seat maker : data.makers)
        game.makersBury += data.buried[maker].points();
    return game;
}

} // namespace sheepshead
