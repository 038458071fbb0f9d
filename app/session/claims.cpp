// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claims.h"

#include "app/session/regulars_choice.h"

namespace sheepshead {

Claims::Claims(Seat viewer, SeatSet people)
    : viewer_(viewer)
    , people_(people)
{
    connect(&finder_, &ClaimFinder::found, this, [this](const std::optional<Claim>& claim) {
        claim_ = claim;
        Q_EMIT found();
    });
}

bool Claims::areTakenUnasked(Seat seat) const
{
    return layingDown_ == LayingDown::Always
        || (layingDown_ == LayingDown::Ask && !people_.contains(seat));
}

void Claims::search(const HandState& hand, const Turn& turn)
{
    forget();
    if (layingDown_ != LayingDown::Never)
        finder_.ask(turn.seen, turn.legal, witness(hand, turn.seen.viewer));
}

void Claims::forget()
{
    finder_.withdraw();
    claim_.reset();
}

std::optional<Claim> Claims::viewersClaim() const
{
    return claim_ && claim_->seat == viewer_ ? claim_ : std::nullopt;
}

/// A computer player may know that no card can change the score. The viewer must be able to see it
/// too.
std::optional<Observation> Claims::witness(const HandState& hand, Seat seat) const
{
    return people_.contains(seat) ? std::nullopt : std::optional(hand.observation(viewer_));
}

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
