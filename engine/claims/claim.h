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
    AllTricks, ///< every trick that is left is the claimant's
    Settled,   ///< whatever anybody plays, nobody's score changes; perhaps after some sure tricks
};

/// What a seat can lay its cards down for: proved from what it has seen alone, for every way in
/// which the others' cards can lie and for everything that the others can play.
struct Claim {
    ClaimKind kind = ClaimKind::AllTricks;
    Seat seat {};
    /// Cards of his in an order in which each takes its trick, the next one first. AllTricks: all
    /// of them. Settled: those after which nothing matters; none if nothing matters now.
    std::vector<Card> order = {};
    int tricks = 0; ///< how many these are, the one on the table included
    /// AllTricks: the points in them, where none can lie in a bury that he does not know.
    std::optional<Points> points = {};
    /// Settled: what everybody gets, where he can tell it.
    std::optional<PerSeat<Score>> scores = {};

    bool operator==(const Claim&) const = default;
};

/// What the seat to act can claim, as it may be asked: the observation is its own, `legal` what it
/// may do. Nothing where nothing can be proved with little effort, when only one card is left to
/// everybody, and where a claim would take something away: a renege to be found, a blitz in play.
std::optional<Claim> claimOf(const Observation& seen, std::span<const Action> legal);

/// Whether somebody else at the table, by what he has seen himself, can tell as well that nobody's
/// score changes any more. The first observation and `legal` are those of the seat to act.
bool isSettledFor(const Observation& other, const Observation& seen, std::span<const Action> legal);

} // namespace sheepshead
