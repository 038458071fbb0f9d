// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/card_beliefs.h"

namespace sheepshead {

/// The weights by which a computer player decides, in card points unless said otherwise. Rule
/// players, playouts and the sampling of worlds all read this one set, so that tuning it changes
/// them together. The defaults are tuned by self-play (tests/measure/tune_habits).
struct Habits {
    // Picking and bidding, in chances to win (makers_chance.h)
    double lossToWin = 0.8;       ///< size of a lost hand relative to a won one, before the bump
    double dreadOfOthers = 0.05;  ///< lowers the wanted chance while others may still pick
    double dreadOfLeaster = 0.14; ///< lowers it for the last to speak, where a leaster follows
    double pickBlind = 2.3;       ///< mean strength of a card, to pick without seeing the blind
    double declareAlone = 0.87;   ///< wanted after burying, to go alone
    double bidCall = 0.58;        ///< wanted for a call of 4H-5
    double solo = 0.5;            ///< wanted for a solo of 4H-5

    // Raising, in chances to win
    double crack = 0.79;        ///< a defender's chance as picker, to crack
    double answerCrack = 0.74;  ///< a maker's chance alone, to answer a crack
    double blitzAsMaker = 0.29; ///< a maker's chance alone, to show a pair

    // Burying
    double buriedPoint = 1; ///< a point in the bury
    double keptTrump = 14;  ///< a trump kept in hand
    double keptHonour = 6;  ///< more for a queen or jack
    double keptAce = 8;     ///< a fail ace kept in hand
    double failSuit = 6;    ///< the price of a fail suit kept in hand
    double failCard = 2;    ///< the price of each further card of it

    // Following and leading
    double pointsToCome = 1.1; ///< points that a player still to play adds to any trick
    double schmear = 2;        ///< points that a companion adds to a trick of the own side
    double keepTrump = 2;      ///< worth of keeping the lowest trump
    double keepTopTrump = 12;  ///< more for the highest one out
    double keepAce = 6;        ///< worth of keeping a fail ace that is sure to walk
    double sureToWalk = 5;     ///< hidden cards of its suit with which an ace is sure to walk
    double keepVoid = 1.5;     ///< worth of throwing off the last card of a fail suit
    double keepPoints = 0.1;   ///< share of its points that a card brings home later
    double drawTrump = 12;     ///< worth of a maker's trump lead while defenders have plenty
    double plentyOfTrump = 3;  ///< trump of the opponents that count as plenty
    double saveTrump = 30;     ///< price of a defender's trump lead
    double findPartner = 6;    ///< worth of a defender's lead of the called suit
    double hideCalled = 10;    ///< price of a maker's lead of it while defenders have plenty

    // First queens (4H-4)
    double showQueen = 1;   ///< worth of the first, for each step of strength above a fair hand
    double avoidAlone = 12; ///< price of playing the own second queen

    // Leasters
    double leasterNeed = 12;     ///< points that a first trick may hold, where one is needed
    double leasterNeedGrows = 2; ///< more for every trick that has passed without one
    double leasterToCome = 3.5;  ///< points that a player still to play adds to a trick
    double leasterGive = 0.7;    ///< worth of a point given to another
    double leasterShed = 2;      ///< worth of shedding a card that beats all of its suit

    // What simpler players look at, and a regular does not
    double trickPoint = 1;     ///< worth of a point of the trick, taken or lost
    double takeFromFoe = 0;    ///< worth of a card that takes the trick from an opponent for now
    double takeFromFriend = 0; ///< the same from a companion
    double takeHigh = 0;       ///< more for a high card that takes it; from 0 to 1 (heightOf())
    double takePoint = 0;      ///< more for each point of a card that takes it
    double schmearNow = 0;     ///< worth of a point laid on a trick that a companion has for now
    double ruff = 0;           ///< worth of a trump on a fail lead
    double playHigh = 0;       ///< worth of a high card when following
    double leadHigh = 0;       ///< worth of a high card when leading
    double leadAce = 0;        ///< worth of leading a fail ace
    double leadLong = 0;       ///< worth of leading a fail suit, for each further card of it
    double leasterTrump = 0;   ///< worth of playing trump in a leaster
    double leasterHigh = 0;    ///< worth of a high card in a leaster
    double leasterPoint = 0;   ///< worth of playing a card's points in a leaster, to any player
    double leasterTake = 0;    ///< worth of taking the trick for now
    double pickEager = 0;      ///< added to the chance to win as picker
    double pickAnyTrump = 0;   ///< above 0: picks without the trump that a picker needs
    double pickTrump = 0;      ///< added for each trump beyond half of the hand, as a share of it
    double pickHonours = 0;    ///< the same for queens and jacks
    double callLength = 10;    ///< price of each own card of the called suit
    double callPoint = 0.3;    ///< price of each point of these

    CardBeliefs beliefs;
};

/// The habits of regular players, for playouts: known when compiling.
inline constexpr Habits regularHabits;

} // namespace sheepshead
