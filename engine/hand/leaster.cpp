// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/leaster.h"

#include "engine/hand/trick_play.h"

namespace sheepshead::leaster {

void begin(HandData& hand, Events& events)
{
    hand.leaster = true;
    events.push_back(LeasterBegan {});
    trick_play::begin(hand, hand.dealersLeft());
}

bool blindGoesWith(const HandData& hand, int trickNumber)
{
    if (!hand.leaster)
        return false;
    switch (hand.variant->leasterBlind) {
    case LeasterBlind::Aside:
        return false;
    case LeasterBlind::FirstTrick:
        return trickNumber == 1;
    case LeasterBlind::LastTrick:
        return trickNumber == hand.variant.layout().hand;
    }
    return false;
}

LeasterOutcome outcome(const HandData& hand)
{
    LeasterOutcome outcome;
    for (const Seat seat : hand.seats) {
        outcome.points[seat] = hand.play.points(seat);
        outcome.tricks[seat] = hand.play.tricks(seat);
    }
    return outcome;
}

} // namespace sheepshead::leaster
