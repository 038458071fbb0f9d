// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"
#include "engine/worlds/world.h"

namespace sheepshead {

/// The play of the cards as one seat sees it, ready to be filled with any world: what everybody
/// knows is worked out once, a position of a world then costs well under a microsecond.
class PlayTable {
public:
    /// For the seat to act in a hand that is being played. The world is one that fits. Nothing if
    /// it does not.
    static std::optional<PlayTable> of(
        const Observation& seen, const World& world, std::span<const Action> legal);
    /// The same for a hand that is all known, such as one that was thought up, seen by a seat.
    PlayTable(const HandState& hand, const Observation& seen);

    const PlaySetting& setting() const { return setting_; }
    PlayPosition position(const World& world) const;

    /// The same world before the first card; not for two-handed tables, where an observation does
    /// not tell what covered what.
    PlayPosition start(const World& world) const;
    /// What was played so far, in order; an under that the viewer does not know is empty.
    const std::vector<PlayedCard>& played() const { return played_; }

private:
    explicit PlayTable(const Observation& seen); ///< two-handed
    void readTricks(const Observation& seen);
    SeatSet makersIn(const World& world) const;
    CallDuty dutyIn(CallDuty duty, const PerSeat<CardSet>& hands) const;

    PlaySetting setting_;
    PlayPosition known_; ///< without the cards
    SeatSet makers_;     ///< of whom the viewer knows
    bool piles_ = false;
    std::optional<Card> called_;
    Seat leader_ {}; ///< of the trick on the table
    PerSeat<CardSet> onTable_;
    std::array<PlayedCard, maxSeats> trick_;
    std::size_t inTrick_ = 0;
    std::vector<PlayedCard> played_;
    SeatSet knownAtFirst_;
    PerSeat<Points> points_;         ///< of finished tricks, as far as they are known
    std::optional<Seat> underTaker_; ///< who took the trick with the under
    std::optional<Seat> blindTaker_; ///< LEASTER-BLIND: who has the blind's points already
};

} // namespace sheepshead
