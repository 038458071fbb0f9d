// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/hand/state/hand_state.h"

/// Hands played by computer players alone, for measuring them.
namespace sheepshead::measuring {

using Players = PerSeat<Player*>;

/// The same player in every seat; it must keep no state between decisions.
Players allSeats(Player& player);

/// A player that is shown all cards, to measure upper bounds.
class Peeker : public Player {
public:
    virtual void peek(const HandState& hand) = 0;
};

/// Tells of every decision before it is carried out.
template <class Watch> void playOut(HandState& hand, const Players& players, const Watch& watch)
{
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        if (auto* const peeker = dynamic_cast<Peeker*>(players[*seat]))
            peeker->peek(hand);
        const Action chosen = players[*seat]->choose(hand.observation(*seat), legal, {});
        watch(hand, *seat, chosen);
        hand.apply(chosen);
    }
}

void playOut(HandState& hand, const Players& players);

} // namespace sheepshead::measuring
