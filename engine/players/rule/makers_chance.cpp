// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/makers_chance.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// Which partners a picker may count on before the blind is seen.
struct PartnerHope {
    int partners = 0;
    int blindCards = 0; ///< of the blind, that go to a partner
};

constexpr CardSet allJacks = cardsOf(Rank::Jack);

/// JACK-UP: with the jack of diamonds in hand another jack may be called. Where it is named with
/// the pick, before the blind is seen, that is just as good.
bool mayCallUp(const Observation& seen)
{
    const Variant& variant = *seen.variant;
    if (variant.callUp == CallUp::None || variant.callUpSource == CallUpSource::BlindOnly)
        return false;
    return variant.callUp == CallUp::JackOfHearts
        ? !seen.hand.contains({ Rank::Jack, Suit::Hearts })
        : !seen.hand.containsAll(allJacks);
}

int partnersByJack(const Observation& seen)
{
    const Variant& variant = *seen.variant;
    if (variant.partner == Partner::JackOfClubs) {
        const bool alone = seen.hand.contains({ Rank::Jack, Suit::Clubs }) && !variant.callDown;
        return alone ? 0 : 1;
    }
    const bool alone = seen.hand.contains(jackOfDiamonds) && !mayCallUp(seen);
    return alone ? 0 : 1;
}

/// By the way partners are found at this table, and whether the viewer holds the partner card.
PartnerHope partnerHope(const Observation& seen)
{
    switch (seen.variant->partner) {
    case Partner::None:
        return {};
    case Partner::JackOfDiamonds:
    case Partner::JackOfClubs:
        return { partnersByJack(seen) };
    case Partner::JackAndAce:
        return { seen.hand.contains(jackOfDiamonds) ? 1 : 2 };
    case Partner::Neighbour:
        return { 1, seen.variant.layout().neighbourTakes };
    default:
        return { 1 };
    }
}

// In units of hand strength, by logistic regression over forced picks at all tables.
constexpr double base = -6.1;
constexpr double ownStrength = 0.4;
constexpr double blindStrength = 0.42; ///< as good as in the hand: the picker chooses what to keep
constexpr double partnersStrength = 0.43;
constexpr double opponent = 0.175; ///< the more opponents share the rest, the weaker each is

/// Strength of all hands and the blind together, at any table; cards that are taken out have none.
constexpr double wholeDeck = 31.5;

/// Strength of a hand that passed, as a share of an unknown one's.
constexpr double passersShare = 0.45;

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// The mean strength of the cards that the viewer does not see.
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

/// Two partners do not know each other and are worth less than twice one.
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
    constexpr double evenHand = 10.2; ///< strength that wins every other time
    constexpr double evenCard = 0.54; ///< more for every card of the hand
    constexpr double buriedCard = 0.7;
    constexpr double keptStrength = 0.64;
    const Layout& layout = seen.variant.layout();
    const double even = evenHand + evenCard * layout.hand - buriedCard * layout.pickerTakes();
    return logistic(keptStrength * (handStrength(seen.hand, seen.trumps) - even));
}

} // namespace sheepshead
