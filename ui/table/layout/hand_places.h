// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/hand_order.h"
#include "ui/table/layout/table_layout.h"

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <optional>
#include <vector>

namespace sheepshead {

class PileSlots;

/// In which order the viewer's cards stand and where each of them lies: a row in the order that the
/// person wants, the under last, then those in the piles of a two-handed table.
class HandPlaces {
public:
    TableLayout layout;
    TrumpOrder trumps;
    std::optional<Card> under;
    const PileSlots* piles = nullptr; ///< looked at, not kept
    HandOrder order = HandOrder::ByPower;

    /// To be told of every card that comes to the hand or leaves it.
    void noteArrival(Card card);
    void noteLeaving(Card card);
    /// Puts a card elsewhere in the row, 0 being the first place. From now on the row stays as the
    /// person laid it, until the hand is empty.
    void move(Card card, int place, CardSet hand);
    void forgetMoves() { movedByHand_ = false; }
    bool liesInPile(Card card) const { return pileOf(card).has_value(); }
    /// From left to right, without the piles.
    std::vector<Card> row(CardSet hand) const;

    bool before(Card a, Card b) const;
    /// The card must be one of the hand.
    Pose poseOf(Card card, CardSet hand) const;
    /// The nearest card above (-1) or below (1) another one; nothing where there is no such row.
    std::optional<Card> inNextRow(Card from, int direction, CardSet hand) const;

private:
    std::optional<int> pileOf(Card card) const;
    int groupOf(Card card) const;
    bool isSorted() const { return !movedByHand_ && order != HandOrder::AsDealt; }
    int placeInSequence(Card card) const;

    std::vector<Card> sequence_; ///< unsorted, from left to right
    bool movedByHand_ = false;
};

} // namespace sheepshead
