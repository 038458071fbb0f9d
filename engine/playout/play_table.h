// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"
#include "engine/worlds/world.h"

namespace sheepshead {

/// The play of the cards as one seat sees it, to be filled with worlds. What is common to all
/// worlds is computed once; the position of a world then takes well under a microsecond.
class PlayTable {
public:
    /// For the seat to act in a hand in play. Nothing if the world does not fit the observation.
    static std::optional<PlayTable> of(
        const Observation& seen, const World& world, std::span<const Action> legal);
    /// For a hand with all cards known, as a seat sees it.
    PlayTable(const HandState& hand, const Observation& seen);

    const PlaySetting& setting() const { return setting_; }
    PlayPosition position(const World& world) const;

    /// The world before the first card. Not for two-handed tables, where an observation does not
    /// tell what covered what.
    PlayPosition start(const World& world) const;
    /// What was played so far, in order; an unknown under is empty.
    const std::vector<PlayedCard>& played() const { return played_; }

private:
    explicit PlayTable(const Observation& seen); ///< two-handed
    void readTricks(const Observation& seen);
    SeatSet makersIn(const World& world) const;
    CallDuty dutyIn(CallDuty duty, const PerSeat<CardSet>& hands) const;

    PlaySetting setting_;
    PlayPosition known_; ///< without the cards
    SeatSet makers_;     ///< known to the viewer
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
    std::optional<Seat> blindTaker_; ///< LEASTER-BLIND: who already has the blind's points
};

} // namespace sheepshead
