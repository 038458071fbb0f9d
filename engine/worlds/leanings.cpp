// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/leanings.h"

namespace sheepshead {

Leaning usualLeaning(const Observation& seen, const CardBeliefs& beliefs)
{
    const CardSet trump = seen.trumps.trump();
    const auto picker = seen.bid ? std::nullopt : seen.picker;
    const SeatSet passed = seen.passed;
    return [=](const HiddenPlace& place, Card card) {
        if (!trump.contains(card) || place.kind == PlaceKind::Aside)
            return 1.0;
        if (place.kind == PlaceKind::Buried)
            return beliefs.sampledBuriedTrump;
        if (picker && place.seat == *picker)
            return beliefs.sampledPickersTrump;
        return passed.contains(place.seat) ? beliefs.sampledPassersTrump : 1.0;
    };
}

} // namespace sheepshead
