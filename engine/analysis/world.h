// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"
#include "engine/hand/hand_state.h"
#include "engine/hand/observation.h"

#include <optional>
#include <span>

namespace sheepshead {

/// One way in which all cards can lie, as far as a seat can tell.
struct World {
    /// As dealt. Where a seat has taken the blind, which of his cards were in it is made up unless
    /// the viewer knows. The piles of two-handed tables hold only what still lies covered.
    Deal deal;
    PerSeat<CardSet> hands; ///< now, without an under
    PerSeat<CardSet> buried;
    std::optional<Card> under; ///< laid face down by the picker, played or not

    bool operator==(const World&) const = default;
};

/// The hand as it stands for the viewer, with the cards lying as in this world: everything that
/// happened is done again. Nothing if it could not have happened with these cards; nothing either
/// at two-handed tables once a card was played, as an observation does not tell what covered what.
/// `legal`: what the viewer may do now, as the player was asked; tells apart what a seat is asked
/// one after another before the first lead.
std::optional<HandState> handBehind(
    const Observation& seen, const World& world, std::span<const Action> legal);

} // namespace sheepshead
