// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// How a computer player weighs one thing against another, in card points unless said otherwise.
/// The defaults were found by playing thousands of hands against themselves (tests/measure).
struct Habits {
    // picking
    double pickFirst = 8.5;   ///< hand strength the first to speak wants
    double pickLast = 7;      ///< and the last, on the end
    double aloneInSecret = 2; ///< how much more with the partner jack in the own hand
    double declareAlone = 15; ///< strength after burying from which a partner is in the way

    // burying
    double buriedPoint = 1; ///< a point that is safe under the table
    double keptTrump = 14;  ///< a trump kept in hand
    double keptHonour = 6;  ///< on top, for a queen or jack
    double keptAce = 8;     ///< a fail ace that may walk
    double failSuit = 6;    ///< every fail suit the opponents can lead to
    double failCard = 2;    ///< every further card of it

    // following and leading
    double pointsToCome = 3; ///< what a player still to play adds to a trick
    double keepTrump = 2;    ///< the lowest trump, kept for later
    double keepTopTrump = 8; ///< on top of that, the highest one out
    double keepAce = 6;      ///< a fail ace, as far as it may still walk
    double keepVoid = 1.5;   ///< the last card of a fail suit is gladly thrown off
    double keepPoints = 0.1; ///< share of its points a card usually brings home later
    double drawTrump = 10;   ///< makers lead trump while the defenders have some
    double saveTrump = 30;   ///< defenders do not
    double findPartner = 6;  ///< defenders lead the called suit
    double hideCalled = 10;  ///< makers leave the called suit alone while trump is out
};

} // namespace sheepshead
