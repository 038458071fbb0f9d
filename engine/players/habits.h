// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// How a computer player weighs one thing against another, in card points unless said otherwise.
/// The defaults were found by playing thousands of hands against themselves (tests/measure).
struct Habits {
    // bidding, in hand strength (hand_strength.h)
    double pickFirst = 6.7;      ///< wanted by the first to speak
    double pickLast = 5.2;       ///< and by the last, on the end, who else gets a leaster
    double noLeaster = 0.7;      ///< the last wants so much more where passing costs him nothing
    double easeInJackGame = 0.8; ///< so much less where the jack's holder is sure to help
    double aloneInSecret = 5;    ///< how much more with the partner jack in the own hand
    double declareAlone = 14.6;  ///< strength after burying from which a partner is in the way

    // raising
    double crack = 10.5;      ///< a defender's hand that doubles the stake
    double answerCrack = 14;  ///< a maker's, doubling it once more
    double blitzAsMaker = 11; ///< a maker's who holds a pair to show

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

    // leasters
    double leasterNeed = 12;     ///< points a first trick may hold, where one is needed
    double leasterNeedGrows = 2; ///< more with every trick that has gone by without one
    double leasterToCome = 3.5;  ///< what a player still to play adds to a trick
    double leasterGive = 0.7;    ///< what a point given to another is worth
    double leasterShed = 2;      ///< and being rid of a card that beats all of its suit
};

} // namespace sheepshead
