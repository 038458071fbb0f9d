// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// Which open card of a player lies where: the piles of two-handed tables (2H-1, 2H-2), or the pair
/// of a blitz with nothing beneath. Piles keep their places although no observation knows any.
class PileSlots {
public:
    struct Slot {
        std::optional<Card> open;
        bool covered = false; ///< a card lies face down, beneath the open one or alone

        bool operator==(const Slot&) const = default;
    };

    const std::vector<Slot>& all() const { return slots_; }
    std::optional<int> slotOf(Card card) const;
    /// Whether a card lies beneath this one.
    bool covers(Card card) const;

    void clear() { slots_.clear(); }
    /// The open cards as they are, and which of them lie on another one. Those that were here keep
    /// their places. During a trick what was uncovered by it is not yet turned: the card stays out.
    void settle(CardSet open, CardSet covering, const TrumpOrder& trumps, bool duringTrick);
    /// A card is played. Nothing if it is not here.
    std::optional<int> take(Card card);
    /// A covered card shows itself: in the place that waits for it.
    int turn(Card card);

    /// The open cards that lie here.
    CardSet open() const;

private:
    std::optional<int> waiting() const;
    int placeFor(Card card);

    std::vector<Slot> slots_;
};

} // namespace sheepshead
