// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "engine/match/match.h"

#include <optional>
#include <string>

namespace sheepshead::console {

/// A match that the referee keeps: it knows who deals, the doublers, the pot and the sheet. The
/// hands are games of the referee.
class RefereedMatch {
public:
    /// From the request that opens it. Without a seed the client lays out every hand.
    explicit RefereedMatch(const Field& request);

    /// The cards of the next hand: laid out in the request, or from the match's seed. A DataError
    /// if the match is over, its sheet is full, or there are no cards.
    HandState dealHand(const Field& request) const;
    /// Writes the hand on the sheet, and closes the pot if the match is over.
    void finish(const HandState& hand);
    /// POT-JOIN.
    void join(Seat seat) { match_.newcomer(seat); }
    /// Ends the match before its length.
    void stop();

    /// The game of the hand that is being played; none between two hands.
    const std::optional<std::string>& game() const { return game_; }
    void setGame(std::optional<std::string> name) { game_ = std::move(name); }

    int seats() const { return match_.variant().tableSeats(); }
    std::size_t rowCount() const { return match_.sheet().rows().size(); }
    /// Where the match stands, with the rows of the sheet from a number on.
    Json standing(std::size_t fromRow) const;

private:
    bool isOver() const { return match_.finished(); }

    Match match_;
    bool hasSeed_;
    std::optional<std::string> game_;
};

} // namespace sheepshead::console
