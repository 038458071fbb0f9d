// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/no_pick_judgement.h"

#include "engine/players/rule/best_card.h"

#include <cmath>

namespace sheepshead {

namespace {

constexpr double deck = 120;

double pointsOfViewer(const Observation& seen)
{
    double points = 0;
    for (const Trick& trick : seen.tricks)
        if (&trick != seen.trickOnTable() && trick.winning == seen.viewer)
            for (const PlayedCard& played : trick.cards)
                points += played.card ? played.card->points().value : 0;
    return points;
}

/// How far a total is from winning, in points: who has the most loses a moster, the middle score
/// wins a mittler, and whoever is closest to 30, not over, a schneidster.
double distance(NoPickGame game, double points, int seats)
{
    constexpr double schneider = 30;
    constexpr double tooMany = 60;
    switch (game) {
    case NoPickGame::Mittler:
        return std::abs(points - deck / seats);
    case NoPickGame::Schneidster:
        return points > schneider ? tooMany : schneider - points;
    default:
        return points;
    }
}

} // namespace

Card judgeNoPickGame(
    const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    const Observation& seen = memory.seen();
    const NoPickGame game = *seen.noPickGame;
    const int seats = seen.seats.size();
    const double own = pointsOfViewer(seen);
    const double now = distance(game, own, seats);
    return bestCard(legal, memory.trumps(), [&](Card card) {
        const double mine = odds.mineInLeaster(card);
        const double points = card.points().value;
        const double trick =
            odds.onTable().value + points + habits.leasterToCome * odds.stillToPlay();
        const double nearer = now - distance(game, own + trick, seats);
        return mine * nearer + (1 - mine) * habits.leasterGive * points
            + habits.leasterShed * memory.shareBeaten(card);
    });
}

} // namespace sheepshead
