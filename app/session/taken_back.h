// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace sheepshead {

/// How far a player goes back in a hand.
enum class Back : std::uint8_t {
    Decision, ///< before their last decision
    Trick,    ///< to the start of the last trick to which they have played
    Hand,     ///< to the deal
};

/// How many decisions of the hand stay when a seat goes back so far; nothing if the seat has
/// decided nothing yet.
std::optional<std::size_t> decisionsKept(const HandRecord& record, Seat seat, Back how);

/// The decisions of the hand in play that were taken back and can be brought back, in their order.
///
/// Taking back makes the hand practice. The mark goes when all decisions are back, by themselves or
/// because the same ones were made again: the player has seen nothing new then. It stays once the
/// hand went on in another way.
class TakenBack {
public:
    bool empty() const { return actions_.empty(); }
    /// For a new hand.
    void clear();

    /// Takes decisions from the end of the record, and leaves the first `kept` in it.
    void take(HandRecord& record, std::size_t kept);
    /// The next decision to bring back, and those after it up to the seat's next one; the caller
    /// adds them to the record. None if there are none.
    std::vector<SeatAction> bringBack(Seat seat);
    /// A decision was made, and is in the record. True if the hand counts again.
    bool note(const SeatAction& decision, HandRecord& record);
    /// After bringBack(): true if the hand counts again.
    bool settle(HandRecord& record);

private:
    std::deque<SeatAction> actions_;
    bool counted_ = false; ///< the hand counts again once all are back
};

} // namespace sheepshead
