// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/trumps.h"

#include <optional>

namespace sheepshead {

/// How much likelier a card makes it that its player is the picker's secret partner: 1 for nothing
/// noticed, more for a schmear to the picker or a trump lead, less for a fight against the picker.
/// `best`: the card that takes the trick so far; nothing for a lead.
inline float suspicionOf(
    const TrumpOrder& trumps, Card card, std::optional<Card> best, bool pickerHasIt)
{
    constexpr float ledTrump = 8;
    constexpr float ledFail = 0.4F;
    constexpr float schmearedToPicker = 2.5F;
    constexpr float schmearedToAnother = 0.6F;
    constexpr float tookFromPicker = 0.6F;
    constexpr int schmear = 10; // points
    if (!best)
        return trumps.isTrump(card) ? ledTrump : ledFail;
    const bool follows = trumps.suitOf(card) == trumps.suitOf(*best);
    const bool takes = follows ? trumps.power(card) > trumps.power(*best) : trumps.isTrump(card);
    if (takes)
        return pickerHasIt ? tookFromPicker : 1;
    if (card.points().value < schmear)
        return 1;
    return pickerHasIt ? schmearedToPicker : schmearedToAnother;
}

} // namespace sheepshead
