// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/leaster_worth.h"

#include "engine/playout/habits.h"

namespace sheepshead {

namespace {

constexpr auto trickNeed = static_cast<float>(regularHabits.leasterNeed);
constexpr auto growthOfNeed = static_cast<float>(regularHabits.leasterNeedGrows);
constexpr auto leasterPointsToCome = static_cast<float>(regularHabits.leasterToCome);
constexpr auto givenPoint = static_cast<float>(regularHabits.leasterGive);
constexpr auto shedCard = static_cast<float>(regularHabits.leasterShed);

/// What taking a trick with these card points is worth.
float gain(const PlaySetting& setting, const TrickView& view, Seat viewer, float trick)
{
    const PlayPosition& position = *view.position;
    const auto* const outcome = std::get_if<LeasterOutcome>(&setting.outcome);
    const NoPickGame game = outcome ? outcome->game : NoPickGame::Leaster;
    if (game != NoPickGame::Leaster) {
        const auto own = static_cast<float>(position.play.points(viewer).value);
        const int seats = setting.seats.size();
        return distanceFromWinning(game, own, seats)
            - distanceFromWinning(game, own + trick, seats);
    }
    const bool needs = setting.variant->leasterTrickNeeded && position.tricks(viewer) == 0;
    const auto begun = static_cast<float>(position.tricksDone + (view.leads ? 0 : 1));
    return (needs ? trickNeed + growthOfNeed * begun : 0) - trick;
}

} // namespace

/// Ducks and throws points on others, but takes one cheap trick where it is needed.
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
    return mine * gain(setting, view, odds.viewer(), trick)
        + (1 - mine) * givenPoint * pointsOf(card) + shedCard * beaten;
}

} // namespace sheepshead
