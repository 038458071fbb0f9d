// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/solver/solver.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sheepshead {

/// How a hand ends if from some point on every player sees all cards and plays perfectly, for its
/// side, or for itself where there are no sides.
struct OpenEnd {
    bool seatWins = false;        ///< the seat to act, or its side, wins
    std::optional<Tier> tier;     ///< of the makers
    std::optional<Points> points; ///< the makers', or the seat's own at a two-handed table
    std::optional<double> score;  ///< the seat's, in a game without sides

    bool operator==(const OpenEnd&) const = default;
};

/// One of the cards that the seat to act may play, and how the hand ends after it.
struct OpenCard {
    Card card;
    OpenEnd end;

    bool operator==(const OpenCard&) const = default;
};

/// Finds how a hand in play really ends, for reviews, never for players. Answers are exact and
/// reproducible. They are empty before the first lead, while the sides are undecided, for a billy,
/// early in a leaster, after a renege, or when stopped.
class OpenTruth {
public:
    /// Answers are also empty while more tricks than these are to play: with long hands the first
    /// ones take long to solve.
    explicit OpenTruth(int mostTricks = maxTricks);

    /// Of each proper card of the seat to act, the best for it first: that one's is the truth
    /// about the position.
    std::vector<OpenCard> ofCards(const HandState& hand, std::stop_token stop = {});

private:
    int mostTricks_;
    Solver solver_;
};

} // namespace sheepshead
