// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/laying_down.h"

#include "app/session/regulars_choice.h"

namespace sheepshead {

std::vector<SeatAction> playedOut(HandState hand, const Claim& claim)
{
    std::vector<SeatAction> actions;
    auto own = claim.order.begin();
    while (const auto seat = hand.toAct()) {
        const bool claimed = *seat == claim.seat && own != claim.order.end();
        std::optional<Action> action;
        if (claimed)
            action = Play { *own++ };
        if (!action || hand.whyNot(*action))
            action = regularsChoice({ hand.observation(*seat), hand.legalActions() });
        actions.push_back({ *seat, *action });
        hand.apply(*action);
    }
    return actions;
}

} // namespace sheepshead
