// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/deal_odds.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

/// The signs of inclusion and exclusion: 1 for an even number of events, -1 for an odd one.
double signOf(int events) { return events % 2 == 0 ? 1 : -1; }

/// The chance that all drawn cards are among some cards of the deck.
double chanceOfOnly(int deck, int among, int drawn)
{
    return waysToChoose(among, drawn) / waysToChoose(deck, drawn);
}

double chanceOfCount(int deck, int marked, int drawn, int count)
{
    return waysToChoose(marked, count) * waysToChoose(deck - marked, drawn - count)
        / waysToChoose(deck, drawn);
}

/// The chance that some players hold no card of the suit, some poor ones only, and some both.
double chanceOfFailings(const SuitShape& shape, int without, int poor, int both)
{
    const DealShape& deal = shape.deal;
    const int poorOfOthers = deal.poor - shape.poorOfSuit - both * deal.each;
    const int afterBoth = deal.deck - both * deal.each;
    const int afterPoor = afterBoth - poor * deal.each;
    if (poorOfOthers < 0 || afterPoor < without * deal.each)
        return 0;
    const double forBoth = chanceOfOnly(deal.deck, deal.poor - shape.poorOfSuit, both * deal.each);
    double chance = 0;
    for (int ofSuit = 0; ofSuit <= std::min(shape.poorOfSuit, poor * deal.each); ++ofSuit) {
        const int ofOthers = poor * deal.each - ofSuit;
        const double forPoor = waysToChoose(shape.poorOfSuit, ofSuit)
            * waysToChoose(poorOfOthers, ofOthers) / waysToChoose(afterBoth, poor * deal.each);
        const int otherSuits = afterPoor - (shape.suit - ofSuit);
        chance += forPoor * chanceOfOnly(afterPoor, otherSuits, without * deal.each);
    }
    return forBoth * chance;
}

} // namespace

double waysToChoose(int things, int chosen)
{
    if (chosen < 0 || chosen > things)
        return 0;
    double ways = 1;
    for (int i = 1; i <= chosen; ++i)
        ways = ways * (things - chosen + i) / i;
    return ways;
}

std::vector<double> countChances(const DealShape& deal, int marked, int hands, int aside)
{
    std::vector<double> chances(static_cast<std::size_t>(marked) + 1);
    double all = 0;
    for (int poorInside = 0; poorInside <= hands; ++poorInside)
        for (int poorOutside = 0; poorOutside <= deal.players - hands; ++poorOutside) {
            const int poorHands = poorInside + poorOutside;
            const int poorCards = poorHands * deal.each;
            if (poorCards > deal.poor)
                continue;
            const double weight = signOf(poorHands) * waysToChoose(hands, poorInside)
                * waysToChoose(deal.players - hands, poorOutside)
                * chanceOfOnly(deal.deck, deal.poor, poorCards);
            const int drawn = (hands - poorInside) * deal.each + aside;
            all += weight;
            for (int count = 0; count <= marked; ++count)
                chances[static_cast<std::size_t>(count)] +=
                    weight * chanceOfCount(deal.deck - poorCards, marked, drawn, count);
        }
    for (double& chance : chances)
        chance /= all;
    return chances;
}

double chanceThatAllHoldOne(const SuitShape& shape)
{
    double fitting = 0;
    double dealt = 0;
    const int players = shape.deal.players;
    for (int without = 0; without <= players; ++without)
        for (int poor = 0; without + poor <= players; ++poor)
            for (int both = 0; without + poor + both <= players; ++both) {
                const double ways = waysToChoose(players, without)
                    * waysToChoose(players - without, poor)
                    * waysToChoose(players - without - poor, both);
                const double part =
                    signOf(without + poor) * ways * chanceOfFailings(shape, without, poor, both);
                fitting += part;
                dealt += without + both == 0 ? part : 0;
            }
    return fitting / dealt;
}

double chanceOfChiSquare(double chiSquare, int degreesOfFreedom)
{
    const double half = chiSquare / 2;
    const bool odd = degreesOfFreedom % 2 == 1;
    double chance = odd ? std::erfc(std::sqrt(half)) : std::exp(-half);
    for (int degrees = odd ? 3 : 4; degrees <= degreesOfFreedom; degrees += 2) {
        const double exponent = degrees / 2.0 - 1;
        chance += std::pow(half, exponent) * std::exp(-half) / std::tgamma(exponent + 1);
    }
    return chance;
}

double chanceOfDeviations(double deviations)
{
    return std::erfc(std::abs(deviations) / std::numbers::sqrt2);
}

} // namespace sheepshead
