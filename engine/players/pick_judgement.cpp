// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/pick_judgement.h"

#include "engine/players/hand_strength.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// 0 for the first to speak, 1 for the dealer on the end.
double position(const Observation& seen)
{
    return static_cast<double>(seen.passed.size()) / (seen.seats.size() - 1);
}

bool holdsPartnerJack(const Observation& seen)
{
    const Partner partner = seen.variant->partner;
    return (partner == Partner::JackOfDiamonds
               && seen.hand.contains({ Rank::Jack, Suit::Diamonds }))
        || (partner == Partner::JackOfClubs && seen.hand.contains({ Rank::Jack, Suit::Clubs }));
}

bool wantsBlind(const Observation& seen, const Habits& habits)
{
    const double at = position(seen);
    double wanted = habits.pickFirst * (1 - at) + habits.pickLast * at;
    if (holdsPartnerJack(seen))
        wanted += habits.aloneInSecret;
    return handStrength(seen.hand, seen.variant.trumps()) >= wanted;
}

} // namespace

/// The last legal pick is the one which names a higher jack, where the holder of the partner jack
/// may.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const bool mustPick = !std::holds_alternative<Pass>(legal.front());
    return mustPick || wantsBlind(seen, habits) ? legal.back() : legal.front();
}

} // namespace sheepshead
