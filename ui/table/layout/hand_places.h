// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/table_layout.h"

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <optional>
#include <vector>

namespace sheepshead {

class PileSlots;

/// In which order the viewer's cards stand and where each of them lies: a sorted row, the under
/// last, then those in the piles of a two-handed table.
class HandPlaces {
public:
    TableLayout layout;
    TrumpOrder trumps;
    std::optional<Card> under;
    const PileSlots* piles = nullptr; ///< looked at, not kept

    bool before(Card a, Card b) const;
    /// The card must be one of the hand.
    Pose poseOf(Card card, CardSet hand) const;
    /// The nearest card above (-1) or below (1) another one; nothing where there is no such row.
    std::optional<Card> inNextRow(Card from, int direction, CardSet hand) const;

private:
    std::optional<int> pileOf(Card card) const;
    int groupOf(Card card) const;
    std::vector<Card> row(CardSet hand) const;
};

} // namespace sheepshead
