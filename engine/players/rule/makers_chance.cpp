// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/makers_chance.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/players/rule/partner_hope.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

// In units of hand strength, by logistic regression over forced picks at all
// tables.
constexpr double base = -6.1;
constexpr double ownStrength = 0.4;
constexpr double blindStrength = 0.42; ///< as good as in the hand: one chooses what to keep
constexpr double partnersStrength = 0.43;
constexpr double opponent = 0.175; ///< the more of them share what is left, the weaker is each

/// All hands and the blind of any table together; cards that are taken out have none.
constexpr double wholeDeck = 31.5;

/// Who passed holds so much of what another of them would.
constexpr double passersShare = 0.45;

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// What the cards that the viewer does not see are worth together, and how they may lie.
struct Unseen {
    double blindCard = 0; ///< strength of a card in the blind
    double handCard = 0;  ///< of a card in another hand
};

Unseen unseenBy(const Observation& seen, const TrumpOrder& trumps)
{
    const Layout& layout = seen.variant.layout();
    const double strength = std::max(0.0, wholeDeck - handStrength(seen.hand, trumps));
    const int others = seen.seats.size() - 1;
    const int passed = seen.passed.size();
    const double places = layout.blind + layout.hand * (others - passed + passersShare * passed);
    const double blindCard = strength / places;
    return { blindCard, (strength - layout.blind * blindCard) / (layout.hand * others) };
}

double chanceWith(const Observation& seen, const TrumpOrder& trumps, const PartnerHope& hope)
{
    const Layout& layout = seen.variant.layout();
    const Unseen unseen = unseenBy(seen, trumps);
    const double blind = layout.pickerTakes() * unseen.blindCard;
    const double partners = std::sqrt(hope.partners) * layout.hand * unseen.handCard
        + hope.blindCards * unseen.blindCard;
    const int opponents = seen.seats.size() - 1 - hope.partners;
    return logistic(base + ownStrength * handStrength(seen.hand, trumps) + blindStrength * blind
        + partnersStrength * partners + opponent * opponents);
}

} // namespace

/// Two partners do not know each other, and so are not worth twice one.
double chanceAsPicker(const Observation& seen)
{
    return chanceWith(seen, seen.trumps, partnerHope(seen));
}

double chanceAlone(const Observation& seen, const TrumpOrder& trumps)
{
    return chanceWith(seen, trumps, {});
}

double chanceAloneWithKept(const Observation& seen)
{
    constexpr double evenHand = 10.2; ///< strength at which he wins every other time
    constexpr double evenCard = 0.54; ///< so much more with every card of the hand
    constexpr double buriedCard = 0.7;
    constexpr double keptStrength = 0.64;
    const Layout& layout = seen.variant.layout();
    const double even = evenHand + evenCard * layout.hand - buriedCard * layout.pickerTakes();
    return logistic(keptStrength * (handStrength(seen.hand, seen.trumps) - even));
}

} // namespace sheepshead
