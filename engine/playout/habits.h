// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// How a computer player weighs one thing against another, in card points unless said otherwise.
/// The defaults were found by playing thousands of hands against themselves (tests/measure).
struct Habits {
    // picking and bidding, in chances to win (makers_chance.h)
    double lossToWin = 0.8;      ///< size of a lost hand against that of a won one, before the bump
    double dreadOfOthers = 0.05; ///< so much less is wanted while another may still pick
    double dreadOfLeaster = 0.14; ///< or where a leaster comes if the last one passes
    double pickBlind = 2.3;       ///< strength of each card, to leave the blind unseen
                                  ///< for twice the stake
    double declareAlone = 0.87;   ///< wanted after burying, to do without a partner
    double bidCall = 0.58;        ///< wanted for a call of 4H-5
    double solo = 0.5;            ///< wanted for a solo of 4H-5, which pays so much more

    // raising
    double crack = 0.79;        ///< wanted as a picker, by a defender who doubles the stake
    double answerCrack = 0.74;  ///< wanted alone, by a maker who doubles it once more
    double blitzAsMaker = 0.29; ///< or who shows a pair

    // burying
    double buriedPoint = 1; ///< a point that is safe under the table
    double keptTrump = 14;  ///< a trump kept in hand
    double keptHonour = 6;  ///< on top, for a queen or jack
    double keptAce = 8;     ///< a fail ace that may walk
    double failSuit = 6;    ///< every fail suit the opponents can lead to
    double failCard = 2;    ///< every further card of it

    // following and leading
    double pointsToCome = 1.1; ///< what a player still to play adds to any trick
    double schmear = 2;        ///< and on top, to one that his side is taking
    double keepTrump = 2;      ///< the lowest trump, kept for later
    double keepTopTrump = 12;  ///< on top of that, the highest one out
    double keepAce = 6;        ///< a fail ace, as far as it may still walk
    double keepVoid = 1.5;     ///< the last card of a fail suit is gladly thrown off
    double keepPoints = 0.1;   ///< share of its points a card usually brings home later
    double drawTrump = 12;     ///< makers lead trump while the defenders have some
    double saveTrump = 30;     ///< defenders do not
    double findPartner = 6;    ///< defenders lead the called suit
    double hideCalled = 10;    ///< makers leave the called suit alone while trump is out

    // first queens (4H-4)
    double showQueen = 1;   ///< the first, for each step of hand strength above a fair hand
    double avoidAlone = 12; ///< not to play one's own second queen

    // leasters
    double leasterNeed = 12;     ///< points a first trick may hold, where one is needed
    double leasterNeedGrows = 2; ///< more with every trick that has gone by without one
    double leasterToCome = 3.5;  ///< what a player still to play adds to a trick
    double leasterGive = 0.7;    ///< what a point given to another is worth
    double leasterShed = 2;      ///< and being rid of a card that beats all of its suit
};

} // namespace sheepshead
