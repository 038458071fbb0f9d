// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/queen_judgement.h"

#include "engine/players/rule/hand_strength.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// A hand that is as good as the others' together with any partner.
constexpr double fairHand = 8.5;

} // namespace

/// One's own second queen would leave one alone; a first one is for hands that gladly play for the
/// makers.
double worthOfShowing(Card card, const Memory& memory, const Habits& habits)
{
    const Observation& seen = memory.seen();
    if (seen.variant->partner != Partner::FirstQueens || card.rank() != Rank::Queen
        || seen.isSideKnown())
        return 0;
    if (seen.isMaker(seen.viewer))
        return seen.variant->differentFirstQueens ? 0 : -habits.avoidAlone;
    const double strength = handStrength(seen.dealt, seen.trumps) - fairHand;
    return std::clamp(habits.showQueen * strength, -habits.avoidAlone, habits.avoidAlone);
}

} // namespace sheepshead
