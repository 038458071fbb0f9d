// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/card_play.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/players/rule/special_play.h"
#include "engine/playout/playout.h"
#include "engine/playout/seen_play.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Hand strength at which playing for either side is equally good.
constexpr double fairHand = 8.5;

} // namespace

/// Playing both queens would leave the maker alone. Showing the first one is for hands that are
/// strong enough for the makers' side.
double worthOfShowing(Card card, const Observation& seen, const Habits& habits)
{
    if (seen.variant->partner != Partner::FirstQueens || card.rank() != Rank::Queen
        || seen.leaster() || seen.isSideKnown())
        return 0;
    if (seen.isMaker(seen.viewer))
        return seen.variant->differentFirstQueens ? 0 : -habits.avoidAlone;
    const double strength = handStrength(seen.dealt, seen.trumps) - fairHand;
    return std::clamp(habits.showQueen * strength, -habits.avoidAlone, habits.avoidAlone);
}

Card judgeCard(
    const Observation& seen, const Policy& policy, const Habits& habits, const Whim& whim)
{
    const SeenPlay play(seen);
    Playout playout(play.setting);
    playout.seat(seen.viewer, policy);
    if (isSpecialPlay(seen))
        return judgeSpecialCard(seen, play.position, playout);
    return bestCard(seen.proper, seen.trumps, [&](Card card) {
        return static_cast<double>(playout.worth(play.position, card))
            + worthOfShowing(card, seen, habits) + whim.of(card);
    });
}

} // namespace sheepshead
