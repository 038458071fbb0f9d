// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"

namespace sheepshead {

/// Whether two seats play together, in a hand that is played to its end.
inline bool onOneSide(const PlayPosition& end, const PlaySetting& setting, Seat one, Seat other)
{
    if (setting.everyoneForHimself || end.makers.empty())
        return one == other;
    return end.makers.contains(one) == end.makers.contains(other);
}

/// The card points of a seat's side, bury and all, in a hand that is played to its end.
inline int pointsOfSide(const PlayPosition& end, const PlaySetting& setting, Seat seat)
{
    if (setting.everyoneForHimself || end.makers.empty())
        return end.play.points(seat).value;
    int makers = end.makersBury.value;
    for (const Seat maker : end.makers)
        makers += end.play.points(maker).value;
    return end.makers.contains(seat) ? makers : deckPoints.value - makers;
}

} // namespace sheepshead
