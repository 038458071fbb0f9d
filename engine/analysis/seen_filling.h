// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/card_spread.h"
#include "engine/analysis/seen_course.h"

#include <optional>

namespace sheepshead {

/// The cards of a hand that a seat has seen, the unseen ones made up.
struct FilledDeal {
    Deal deal;
    PerSeat<CardSet> buried;
    std::optional<Card> under;
};

/// Makes up where the cards lie that a seat has not seen: numbers, voids and the duties of the call
/// are kept to, whatever else the rules ask is for who tells the hand again to find out.
class SeenFilling {
public:
    explicit SeenFilling(const SeenCourse& course);

    /// Whether the cards can lie in any way at all.
    bool isPossible() const { return !spreads_.empty(); }
    FilledDeal draw(Rng& rng) const;

private:
    void add(const HiddenCards& hidden);

    /// Of a seat's unseen cards, two-handed ones sorted by what lies on them.
    struct Unseen {
        CardSet hand;
        CardSet covered;   ///< by a card that is still in hand
        CardSet uncovered; ///< in this trick
    };
    using UnseenCards = PerSeat<Unseen>;

    void place(
        const HiddenPlace& place, CardSet cards, FilledDeal& filled, UnseenCards& unseen) const;
    void layPiles(FilledDeal& filled, Seat seat, Unseen unseen) const;
    void dealBack(FilledDeal& filled, const UnseenCards& unseen, Rng& rng) const;

    const SeenCourse& course_;
    std::vector<CardSpread> spreads_;
};

} // namespace sheepshead
