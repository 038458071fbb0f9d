// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claims.h"

namespace sheepshead {

Claims::Claims(Seat viewer)
    : viewer_(viewer)
{
    connect(&finder_, &ClaimFinder::found, this, [this](const std::optional<Claim>& claim) {
        claim_ = claim;
        Q_EMIT found();
    });
}

bool Claims::areTakenUnasked(Seat seat) const
{
    return layingDown_ == LayingDown::Always || (layingDown_ == LayingDown::Ask && seat != viewer_);
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

/// A computer player alone may know that no card can change the score; the viewer must be able to
/// tell, too.
std::optional<Observation> Claims::witness(const HandState& hand, Seat seat) const
{
    return seat == viewer_ ? std::nullopt : std::optional(hand.observation(viewer_));
}

} // namespace sheepshead
