// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/likelihood.h"

#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr double surprise = 1.5;  ///< card points by which a play must be worse to be e times rarer
constexpr double asGood = 0.01;   ///< tolerance for rounding
constexpr double mostRegret = 12; ///< a worse play is not rarer than this
constexpr double anotherCard = 2; ///< in powers of e, for any card that the policy would not play
constexpr double surprisingBid = 0.1;   ///< likelihood of a bid that a rule player would not make
constexpr double surprisingCall = 0.15; ///< likelihood of another call
constexpr double anotherBury = 2;       ///< in powers of e, for any other bury
constexpr double burySurprise = 5;      ///< how much worse a bury must be to be e times rarer again
constexpr double rarestBury = 4;        ///< in powers of e
constexpr double negligibleSurprise = 16; ///< in powers of e; the rest is not computed
constexpr double negligible = 1e-6;

/// In powers of e.
double surpriseOf(double regret)
{
    return regret > asGood ? anotherCard + std::min(mostRegret, regret) / surprise : 0;
}

} // namespace

Likelihood::Likelihood(const Observation& seen, const PlayTable& table)
    : seen_(seen)
    , bids_(seen)
    , plan_(seen)
    , table_(table)
    , policy_(table.setting())
{
}

/// Bids and plan are skipped if the plays are next to impossible.
double Likelihood::of(const World& world)
{
    const double plays = ofPlays(world);
    if (plays < negligible)
        return plays;
    const double bids = std::pow(surprisingBid, bids_.surprises(world));
    return plays * bids * ofPlan(world);
}

double Likelihood::ofPlan(const World& world)
{
    const double regret = plan_.regretOfBury(world);
    const double bury =
        regret > asGood ? std::exp(-std::min(rarestBury, anotherBury + regret / burySurprise)) : 1;
    return plan_.wouldCallAnother(world) ? surprisingCall * bury : bury;
}

double Likelihood::ofPlays(const World& world)
{
    if (seen_.variant.layout().piles > 0)
        return 1;
    PlayPosition position = table_.start(world);
    double surprises = 0;
    for (const PlayedCard& played : table_.played()) {
        const Card card = played.card ? *played.card : *world.under;
        if (played.seat != seen_.viewer)
            surprises += surpriseOf(policy_.regret(position, card));
        if (surprises > negligibleSurprise)
            break;
        playCard(position, table_.setting(), card);
    }
    return std::exp(-surprises);
}

} // namespace sheepshead
