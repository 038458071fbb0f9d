// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/laying_down.h"

#include "engine/players/rule/rule_player.h"

namespace sheepshead {

std::vector<SeatAction> playedOut(HandState hand, const Claim& claim)
{
    std::vector<SeatAction> actions;
    auto own = claim.order.begin();
    while (const auto seat = hand.toAct()) {
        const bool claimed = *seat == claim.seat && own != claim.order.end();
        const Action action = claimed
            ? Action(Play { *own++ })
            : RulePlayer().choose(hand.observation(*seat), hand.legalActions(), {});
        actions.push_back({ *seat, action });
        hand.apply(action);
    }
    return actions;
}

} // namespace sheepshead
