// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/hidden_cards.h"
#include "engine/worlds/world.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace sheepshead::testing {

/// What distinguishes two worlds, without the cards that came from the blind.
using WorldKey = std::vector<std::uint32_t>;

WorldKey keyOf(const World& world);

/// Deals the unseen cards out in every way that the numbers of cards allow, and does everything
/// again to see which of them explain the observation. Keeps what it is given by reference.
class EveryWay {
public:
    EveryWay(const Observation& seen, std::span<const Action> legal);

    /// How many ways there are before any is tried.
    double count() const;

    /// Those that explain the observation with as few seats as can be that have reneged. `like` is
    /// one world in which what is known is right.
    std::set<WorldKey> thatFit(const World& like);

private:
    void fill(std::size_t at, CardSet rest, const World& world);
    CardSet allCardsOf(const World& world, Seat seat) const;
    /// How many other seats have reneged then; nothing if it explains nothing.
    std::optional<int> renegersIn(World world) const;
    std::optional<int> renegersWithBlind(const World& world, SeatSet::Iterator seat) const;
    bool blindTells() const;

    const Observation& seen_;
    std::span<const Action> legal_;
    CardSet hidden_;
    std::vector<HiddenPlace> places_;
    std::set<WorldKey> fitting_;
    int fewestRenegers_ = maxSeats;
};

} // namespace sheepshead::testing
