// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/play_position.h"

#include <array>

namespace sheepshead {

/// What the seat to act makes of the other hands, from what everybody has seen and his own cards:
/// how likely each holds none of some cards, and who plays on his side. As Memory tells it, for
/// playouts: quick, and without what hardly ever matters.
class HoldingOdds {
public:
    explicit HoldingOdds(const PlaySetting& setting);

    void look(const PlayPosition& position);

    Seat viewer() const { return viewer_; }
    CardSet hand() const { return hand_; }
    /// In other hands or under the table, as far as he knows.
    CardSet unseen() const { return unseen_; }

    /// That a seat has none of these unseen cards, which are of one suit.
    float none(Seat seat, CardSet cards) const;
    /// That a seat cannot follow a suit.
    float cannotFollow(Seat seat, CardSet suit) const;
    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(Seat seat) const { return friendly_[seat]; }
    /// How many trump his opponents hold.
    float trumpAgainst() const;

private:
    static constexpr std::size_t kinds = 5; ///< trump, and fail cards by suit

    std::size_t kindOf(Card card) const;
    float room(const PlayPosition& position, Seat seat, Card card) const;
    float roomAside(bool trump) const;
    void weighPlaces(const PlayPosition& position);
    void findFriends(const PlayPosition& position);
    void findCalled(const PlayPosition& position);

    const PlaySetting& setting_;
    std::array<CardSet, kinds> cards_; ///< of each kind
    float blind_ = 0;
    std::optional<Card> called_; ///< the one card that makes the partner
    Seat viewer_ {};
    CardSet hand_;
    CardSet unseen_;
    CallDuty duty_;
    bool calledHides_ = false; ///< the called card lies where the viewer cannot see it
    PerSeat<std::array<float, kinds>> lacks_; ///< that a card of the kind is not there
    PerSeat<float> partner_;                  ///< that the hidden called card is there
    PerSeat<float> friendly_;
};

} // namespace sheepshead
