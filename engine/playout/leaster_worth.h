// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/holding_odds.h"
#include "engine/playout/trick_view.h"

#include <cmath>

namespace sheepshead {

/// How far a total of card points is from winning, in points. The most points lose a moster, the
/// middle score wins a mittler, and the score closest to 30 without going over a schneidster.
template <class Number> Number distanceFromWinning(NoPickGame game, Number points, int seats)
{
    constexpr Number deck = 120;
    constexpr Number schneider = 30;
    constexpr Number tooMany = 60;
    switch (game) {
    case NoPickGame::Mittler:
        return std::abs(points - deck / static_cast<Number>(seats));
    case NoPickGame::Schneidster:
        return points > schneider ? tooMany : schneider - points;
    default:
        return points;
    }
}

/// How a card fares in a trick where every seat plays alone and ducks if it can.
struct Fate {
    float beaten = 0; ///< share of the hidden cards of its suit that it beats
    float mine = 0;   ///< how likely it takes the trick
};
Fate fateOf(HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card);

/// What playing a card is worth to a playout, in card points, in a leaster or one of its relatives,
/// where every seat plays alone.
float worthInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card, bool plain);

/// What a card is judged by in a leaster proper (feature::OfLeaster).
Features featuresInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card);

} // namespace sheepshead
