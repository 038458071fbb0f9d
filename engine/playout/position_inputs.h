// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/playout.h"

#include <array>
#include <cstdint>
#include <span>

namespace sheepshead {

class InputWriter;

/// A position as the seat to act sees it, with what its description and that of the cards need.
struct SightedPosition {
    SightedPosition(const PlayPosition& position, const PlaySetting& setting);

    const PlayPosition& at;
    const Playing& play;
    Seat me;
    CardSet hand;
    CardSet unseen;
    bool leads;
    int toPlay;
    std::size_t led;
    bool maker;
    CardSet partnerCards;
    bool secret;   ///< a maker as only the viewer knows
    SeatSet known; ///< makers known to all
    SeatSet behind;
    CardSet calledSuit; ///< while it has not been led
};

/// The trump of a table from the strongest one down. A judge sees `shown` of them one by one.
class TrumpRanks {
public:
    static constexpr std::size_t shown = 16;

    explicit TrumpRanks(const PlaySetting& setting);

    /// The cards of the set, as flags from the strongest trump down.
    void flags(InputWriter& to, CardSet cards) const;
    /// From 0; the last one shown for all that are weaker.
    std::size_t placeOf(Card card) const { return places_[static_cast<std::size_t>(card.index())]; }

private:
    std::array<Card, 32> fromTheTop_;
    std::size_t count_ = 0;
    std::array<std::uint8_t, 32> places_ {}; ///< by card
};

/// Describes all of a position but the cards to choose from (CardInputs::position).
void describePosition(std::span<std::int16_t> inputs, const SightedPosition& sight,
    const TrumpRanks& trumps, const PlaySetting& setting, Playout& playout);

} // namespace sheepshead
