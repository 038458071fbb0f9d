// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Exact probabilities of random deals, found by counting all ways to deal. Chances are from 0 to
/// 1; no number of cards or players may be negative.
namespace sheepshead {

/// The binomial coefficient; 0 if there are not enough things. Exact up to 32 things.
double waysToChoose(int things, int chosen);

/// How a deck is dealt: equally many cards to each player, the rest aside. If any hand has only
/// poor cards, all cards are redealt (REDEAL-HAND).
struct DealShape {
    int deck = 32;
    int players = 5;
    int each = 6;
    int poor = 0;
};

/// The chances that of `marked` cards, none of them poor, there are 0, 1, 2 … among the hands of
/// some players and some of the cards aside.
std::vector<double> countChances(const DealShape& deal, int marked, int hands, int aside = 0);

/// Cards that are dealt out, some of them of one suit.
struct SuitShape {
    DealShape deal;
    int suit = 0;
    int poorOfSuit = 0; ///< of those that are poor
};

/// The chance that every player holds at least one card of the suit.
double chanceThatAllHoldOne(const SuitShape& shape);

/// How unusual a figure is: the chance of a deviation at least as large, for a chi-square with its
/// degrees of freedom (1 or more), or for a number of standard deviations.
double chanceOfChiSquare(double chiSquare, int degreesOfFreedom);
double chanceOfDeviations(double deviations);

} // namespace sheepshead
