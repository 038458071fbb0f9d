// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/next_card_lookahead.h"
#include "engine/players/search/trials.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/playout/seat_payoff.h"

#include <span>
#include <vector>

namespace sheepshead {

/// Every card that the seat to act may properly play, tried in one world after another: all play on
/// as the playouts do, but he himself thinks once more about his next card. Keeps a reference to
/// the table.
class CardTrials {
public:
    CardTrials(const Observation& seen, std::span<const Action> legal, const PlayTable& table);

    /// Counts as so many worlds that are all like this one.
    void tryIn(const World& world, int times);

    std::vector<Trials> all() const;

private:
    void tryNext(std::size_t play, PlayPosition& next, int times);
    SecondThoughts::Branch branchAt(
        const PlayPosition& position, std::uint64_t seen, SeatPayoff& payoff);
    bool decides(const PlayPosition& position) const;

    Seat viewer_;
    const PlayTable& table_;
    PlaySetting blitzSetting_;
    Playout playout_;
    SeatPayoff payoff_;
    SeatPayoff blitzPayoff_;
    std::vector<Play> plays_;
    std::vector<SecondThoughts> thoughts_; ///< a play each
};

} // namespace sheepshead
