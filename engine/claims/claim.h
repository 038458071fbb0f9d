// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/scoring/scoring.h"

#include <optional>
#include <span>
#include <vector>

namespace sheepshead {

/// Why the rest of a hand need not be played out.
enum class ClaimKind : std::uint8_t {
    AllTricks, ///< the claimant takes all remaining tricks
    Settled,   ///< no play changes any score, perhaps after some sure tricks
};

/// What a seat can claim. Proved from its observation alone, for every way in which the others'
/// cards can lie and for everything that they can play.
struct Claim {
    ClaimKind kind = ClaimKind::AllTricks;
    Seat seat {};
    /// Cards of the seat in an order in which each takes its trick, the next one first. AllTricks:
    /// all of them. Settled: those after which no play matters; none if none matters now.
    std::vector<Card> order = {};
    int tricks = 0; ///< how many these are, the one on the table included
    /// AllTricks: the points in them, unless some may lie in a bury that the seat does not know.
    std::optional<Points> points = {};
    /// Settled: the scores of all seats, if the seat can tell them.
    std::optional<PerSeat<Score>> scores = {};

    bool operator==(const Claim&) const = default;
};

/// What the seat to act can claim; the observation must be its own and `legal` what it may do.
/// Nothing if nothing can be proved with little effort, if every seat has only one card left, or if
/// a claim would take something away: a renege to be found, a blitz in play.
std::optional<Claim> claimOf(const Observation& seen, std::span<const Action> legal);

/// Whether another seat can tell from its own observation `other` that no score changes any more.
/// `seen` and `legal` are those of the seat to act.
bool isSettledFor(const Observation& other, const Observation& seen, std::span<const Action> legal);

} // namespace sheepshead
