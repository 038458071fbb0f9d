// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/hand_strength.h"

namespace sheepshead {

namespace {

constexpr double queen = 3;
constexpr double jack = 2;
constexpr double otherTrump = 1;
constexpr double topTrump = 0.5; ///< on top, for the highest of all
constexpr double failAce = 1;
constexpr double failSuit = -0.5;

double worthOfTrump(Card card)
{
    if (card.rank() == Rank::Queen)
        return queen;
    return card.rank() == Rank::Jack ? jack : otherTrump;
}

} // namespace

double handStrength(CardSet hand, const TrumpOrder& trumps)
{
    double strength = 0;
    for (const Card card : hand& trumps.trump())
        strength += worthOfTrump(card);
    if (hand.contains(trumps.strongest(trumps.trump())))
        strength += topTrump;
    for (const Suit suit : allSuits) {
        if (hand.meets(trumps.fail(suit)))
            strength += failSuit;
        if ((hand & trumps.fail(suit)).contains({ Rank::Ace, suit }))
            strength += failAce;
    }
    return strength;
}

} // namespace sheepshead
