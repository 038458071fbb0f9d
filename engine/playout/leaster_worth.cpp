// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/leaster_worth.h"

#include <cmath>

namespace sheepshead {

namespace {

constexpr float need = 12;
constexpr float needGrows = 2;
constexpr float leasterPointsToCome = 3.5F;
constexpr float give = 0.7F;
constexpr float shed = 2;

/// From winning, in points: who has the most loses a moster, the middle score
/// wins a mittler, and whoever is closest to 30, not over, a schneidster.
float distance(NoPickGame game, float points, int seats)
{
    constexpr float deck = 120;
    constexpr float schneider = 30;
    constexpr float tooMany = 60;
    if (game == NoPickGame::Mittler)
        return std::abs(points - deck / static_cast<float>(seats));
    if (game == NoPickGame::Schneidster)
        return points > schneider ? tooMany : schneider - points;
    return points;
}

/// What taking a trick of so many points is worth.
float gain(const PlaySetting& setting, const TrickView& view, Seat viewer, float trick)
{
    const PlayPosition& position = *view.position;
    const auto* const outcome = std::get_if<LeasterOutcome>(&setting.outcome);
    const NoPickGame game = outcome ? outcome->game : NoPickGame::Leaster;
    if (game != NoPickGame::Leaster) {
        const auto own = static_cast<float>(position.play.points(viewer).value);
        const int seats = setting.seats.size();
        return distance(game, own, seats) - distance(game, own + trick, seats);
    }
    const bool needs = setting.variant->leasterTrickNeeded && position.tricks(viewer) == 0;
    const auto begun = static_cast<float>(position.tricksDone + (view.leads ? 0 : 1));
    return (needs ? need + needGrows * begun : 0) - trick;
}

} // namespace

/// Duck and throw points on others, but make sure of a cheap trick where one is
/// needed.
float worthInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card)
{
    const auto unseenOf = [&](std::size_t kind) {
        return odds.unseen() & setting.trumps.ofKind(kind);
    };
    const CardSet above = setting.above[static_cast<std::size_t>(card.index())];
    const std::size_t kind = setting.trumps.kindOf(card);
    const CountedCards suit(unseenOf(kind));
    const CountedCards higher(above & odds.unseen());
    const float beaten =
        suit.empty() ? 1 : 1 - static_cast<float>(higher.count) / static_cast<float>(suit.count);
    float mine = 0;
    if (view.leads)
        mine = odds.leftToHim(kind, higher, CountedCards(suit.cards - higher.cards));
    else if (view.beating.contains(card)) {
        const CardSet following = unseenOf(view.led);
        const CardSet over = above & following;
        mine = odds.leftToHim(view.led, CountedCards(over), CountedCards(following - over));
    }
    const float trick = view.onTable + pointsOf(card) + leasterPointsToCome * view.toPlay;
    return mine * gain(setting, view, odds.viewer(), trick) + (1 - mine) * give * pointsOf(card)
        + shed * beaten;
}

} // namespace sheepshead
