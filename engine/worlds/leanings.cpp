// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/leanings.h"

namespace sheepshead {

namespace {

constexpr double pickersTrump = 2.5;
constexpr double buriedTrump = 0.15;
constexpr double passersTrump = 0.8;

} // namespace

Leaning usualLeaning(const Observation& seen)
{
    const CardSet trump = seen.trumps.trump();
    const auto picker = seen.bid ? std::nullopt : seen.picker;
    const SeatSet passed = seen.passed;
    return [=](const HiddenPlace& place, Card card) {
        if (!trump.contains(card) || place.kind == PlaceKind::Aside)
            return 1.0;
        if (place.kind == PlaceKind::Buried)
            return buriedTrump;
        if (picker && place.seat == *picker)
            return pickersTrump;
        return passed.contains(place.seat) ? passersTrump : 1.0;
    };
}

} // namespace sheepshead
