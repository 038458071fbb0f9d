// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// What cards that are dealt at random come to, by counting all ways to deal them. Chances are from
/// 0 to 1; no number of cards or players may be negative.
namespace sheepshead {

/// Ways to choose some of so many things; 0 if there are not enough. Exact up to 32 things.
double waysToChoose(int things, int chosen);

/// How a deck is dealt: so many cards to each player, the rest aside. Where a hand is made of poor
/// cards only, all cards are dealt anew until there is no such hand (REDEAL-HAND).
struct DealShape {
    int deck = 32;
    int players = 5;
    int each = 6;
    int poor = 0;
};

/// The chances that of `marked` cards, none of them poor, there are 0, 1, 2 … among the hands of so
/// many players and so many of the cards that lie aside.
std::vector<double> countChances(const DealShape& deal, int marked, int hands, int aside = 0);

/// Cards that are dealt out, some of them of one suit.
struct SuitShape {
    DealShape deal;
    int suit = 0;
    int poorOfSuit = 0; ///< of those that are poor
};

/// The chance that each of the players holds one card of the suit at least.
double chanceThatAllHoldOne(const SuitShape& shape);

/// How unusual a figure is: the chance of one at least as far from what was expected, with a
/// chi-square of so many degrees of freedom (1 or more), or so many standard deviations off.
double chanceOfChiSquare(double chiSquare, int degreesOfFreedom);
double chanceOfDeviations(double deviations);

} // namespace sheepshead
