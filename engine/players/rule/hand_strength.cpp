// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/hand_strength.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// From the highest trump of the table down; all below count `lowTrump`.
constexpr std::array topTrumps { 4.3, 3.6, 3.0, 2.5, 1.8, 1.4, 1.2 };
constexpr double lowTrump = 1.0;
constexpr double trumpPoint = 0.04; ///< the ace and ten of trump are worth burying and schmearing
constexpr double fourTrump = 1.0;
constexpr double fiveTrump = 0.7;
constexpr double moreTrump = 0.8; ///< each
constexpr double failAce = 1.0;
constexpr double failTen = 0.7;
constexpr double failSuit = -0.3;

/// 0 for the highest trump of the table.
int rankFromTheTop(Card trump, const TrumpOrder& trumps)
{
    return trumps.power(trumps.strongest(trumps.trump())) - trumps.power(trump);
}

double strengthOf(Card trump, const TrumpOrder& trumps)
{
    const auto rank = static_cast<std::size_t>(rankFromTheTop(trump, trumps));
    const double power = rank < topTrumps.size() ? topTrumps[rank] : lowTrump;
    const bool counts = trump.rank() == Rank::Ace || trump.rank() == Rank::Ten;
    return power + (counts ? trumpPoint * trump.points().value : 0);
}

double strengthOfTrumps(CardSet trump, const TrumpOrder& trumps)
{
    double strength = (trump.size() >= 4 ? fourTrump : 0) + (trump.size() >= 5 ? fiveTrump : 0)
        + moreTrump * std::max(0, trump.size() - 5);
    for (const Card card : trump)
        strength += strengthOf(card, trumps);
    return strength;
}

double strengthOfSuit(CardSet fail)
{
    const double suit = fail.empty() ? 0 : failSuit;
    return suit + (fail.meets(cardsOf(Rank::Ace)) ? failAce : 0)
        + (fail.meets(cardsOf(Rank::Ten)) ? failTen : 0);
}

} // namespace

double handStrength(CardSet hand, const TrumpOrder& trumps)
{
    double strength = strengthOfTrumps(hand & trumps.trump(), trumps);
    for (const Suit suit : allSuits)
        strength += strengthOfSuit(hand & trumps.fail(suit));
    return strength;
}

} // namespace sheepshead
