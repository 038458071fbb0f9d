// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_table.h"
#include "engine/playout/seat_payoff.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// Tries every way to play on from every world that fits, for the last few tricks; gives up, and
/// has proved nothing, when that takes more than so many cards. Keeps a reference to the table.
class EveryPlay {
public:
    EveryPlay(const PlayTable& table, const std::vector<World>& worlds, int cards);

    /// In no world does anybody's score hang on what is played. All worlds' scores, if they are
    /// the same.
    struct Settled {
        std::optional<PerSeat<Score>> scores;
    };
    std::optional<Settled> settled();

    /// The cards of the seat to act in an order in which each takes its trick.
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
