// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/solver/solver.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sheepshead {

/// How a hand ends if from some point on everybody sees all cards and plays as well as possible for
/// his side, or for himself where there are no sides.
struct OpenEnd {
    bool seatWins = false;        ///< whoever was to act: his side, or he himself
    std::optional<Tier> tier;     ///< of the makers
    std::optional<Points> points; ///< the makers', or the seat's own at a two-handed table
    std::optional<double> score;  ///< the seat's, where everybody plays for himself

    bool operator==(const OpenEnd&) const = default;
};

/// One of the cards that the seat to act may play, and how the hand ends after it.
struct OpenCard {
    Card card;
    OpenEnd end;

    bool operator==(const OpenCard&) const = default;
};

/// The truth about a hand in play, for a look back at it: never for a player. Answers are exact and
/// always the same; they are empty where there is none: before the first lead, while it is open who
/// plays with whom, for a billy, early in a leaster, after a renege, or when asked to stop.
class OpenTruth {
public:
    /// None either while there are more tricks to play than these: at tables with long hands the
    /// first ones take their time.
    explicit OpenTruth(int mostTricks = maxTricks);

    /// Of each proper card of the seat to act, the best for it first: that one's is the truth
    /// about the position.
    std::vector<OpenCard> ofCards(const HandState& hand, std::stop_token stop = {});

private:
    int mostTricks_;
    Solver solver_;
};

} // namespace sheepshead
