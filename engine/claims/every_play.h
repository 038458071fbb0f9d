// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_table.h"
#include "engine/playout/seat_payoff.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// Tries every way to play the last few tricks in every world that fits. Gives up, proving nothing,
/// after `cards` cards played. Keeps a reference to the table.
class EveryPlay {
public:
    EveryPlay(const PlayTable& table, const std::vector<World>& worlds, int cards);

    /// No score of any world depends on the play. `scores`: those of all worlds, if they are equal.
    struct Settled {
        std::optional<PerSeat<Score>> scores;
    };
    std::optional<Settled> settled();

    /// All cards of the seat to act in an order in which each takes its trick.
    std::optional<std::vector<Card>> sureTricks();

private:
    using Positions = std::vector<PlayPosition>;

    bool play(PlayPosition& position, Card card);
    bool settledFrom(const PlayPosition& position, std::optional<PerSeat<Score>>& scores);
    bool winFrom(const Positions& positions);
    bool trickIsSure(const PlayPosition& position, Positions& after);

    const PlayTable& table_;
    Positions positions_; ///< one a world
    AllPayoffs payoffs_;
    Seat seat_ {}; ///< whose cards are to win
    int cards_;    ///< that may still be tried
    std::vector<Card> order_;
};

} // namespace sheepshead
