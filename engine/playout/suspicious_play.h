// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/choosing.h"
#include "engine/rules/trumps.h"

#include <optional>

namespace sheepshead {

/// How much likelier a card makes it that its player is the picker's secret partner.
namespace suspicions {

inline constexpr float ledTrump = 8;
inline constexpr float ledFail = 0.4F;
inline constexpr float schmearedToPicker = 2.5F;
inline constexpr float schmearedToAnother = 0.6F;
inline constexpr float tookFromPicker = 0.6F;
inline constexpr int schmear = 10; ///< card points

} // namespace suspicions

template <class Number, class Mask> inline Number suspicionOfLead(Mask trump)
{
    using namespace suspicions;
    return where(trump, every<Number>(ledTrump), every<Number>(ledFail));
}

/// `schmears`: the card has that many points.
template <class Number, class Mask>
inline Number suspicionOfFollow(Mask takes, Mask schmears, Mask pickerHasIt)
{
    using namespace suspicions;
    const Number nothing = every<Number>(1);
    const Number took = where(pickerHasIt, every<Number>(tookFromPicker), nothing);
    const Number gave =
        where(pickerHasIt, every<Number>(schmearedToPicker), every<Number>(schmearedToAnother));
    return where(takes, took, where(schmears, gave, nothing));
}

/// How much likelier a card makes it that its player is the picker's secret partner: 1 for nothing
/// noticed, more for a schmear to the picker or a trump lead, less for a fight against the picker.
/// `best`: the card that takes the trick so far; nothing for a lead.
inline float suspicionOf(
    const TrumpOrder& trumps, Card card, std::optional<Card> best, bool pickerHasIt)
{
    if (!best)
        return suspicionOfLead<float>(trumps.isTrump(card));
    const bool follows = trumps.suitOf(card) == trumps.suitOf(*best);
    const bool takes = follows ? trumps.power(card) > trumps.power(*best) : trumps.isTrump(card);
    const bool schmears = card.points().value >= suspicions::schmear;
    return suspicionOfFollow<float>(takes, schmears, pickerHasIt);
}

} // namespace sheepshead
