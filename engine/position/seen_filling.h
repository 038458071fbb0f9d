// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_course.h"
#include "engine/worlds/card_spread.h"
#include "engine/worlds/known_cards.h"

#include <optional>

namespace sheepshead {

/// The cards of a hand that a seat has seen, the unseen ones made up.
struct FilledDeal {
    Deal deal;
    PerSeat<CardSet> buried;
    std::optional<Card> under;
};

/// Makes up where the cards lie that a seat has not seen. Whether everything can then have happened
/// as it was seen is for who tells the hand again to find out.
class SeenFilling {
public:
    explicit SeenFilling(const SeenCourse& course, const KnownCards& granted = {});

    /// Whether there is a card for every place.
    bool isPossible() const { return !any_.empty(); }
    /// As the play tells where cards can lie and cannot, or anyhow: it tells nothing of who
    /// reneged, and too much of the oddest calls.
    FilledDeal draw(Rng& rng, bool anyhow) const;

private:
    struct Spread {
        CardSpread spread;
        std::vector<LaidCards> laid;
    };
    void add(std::vector<Spread>& spreads, HiddenCards hidden) const;

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
    CardSet takenBy(Seat seat, CardSet cards, Rng& rng) const;

    const SeenCourse& course_;
    KnownCards granted_;
    std::vector<Spread> likely_;
    std::vector<Spread> any_;
};

} // namespace sheepshead
