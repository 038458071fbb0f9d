// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_game_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto written = parseOpenGame(input);
    if (!written)
        return;
    const auto again = parseOpenGame(openGameText(*written));
    fuzzing::holds(again && openGameText(*again) == openGameText(*written),
        "a position is written as it was read");
    constexpr int few = 12; // cards, solved in no time
    int cards = 0;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        cards += written->game.play.hand(seat).size();
    if (cards <= few)
        Solver().makersPointsOfCards(written->game);
}
