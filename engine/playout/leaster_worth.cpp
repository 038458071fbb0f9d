// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/leaster_worth.h"

namespace sheepshead {

namespace {

bool needsTrick(const PlaySetting& setting, const TrickView& view, Seat viewer)
{
    return setting.variant->leasterTrickNeeded && view.position->tricks(viewer) == 0;
}

float tricksBegun(const TrickView& view)
{
    return static_cast<float>(view.position->tricksDone + (view.leads ? 0 : 1));
}

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
    const Features& weights = *view.weights;
    const bool needs = needsTrick(setting, view, viewer);
    return (needs ? weights[feature::Need] + weights[feature::NeedGrows] * tricksBegun(view) : 0)
        - trick;
}

} // namespace

Fate fateOf(HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card)
{
    const auto unseenOf = [&](std::size_t kind) {
        return odds.unseen() & setting.trumps.ofKind(kind);
    };
    const CardSet above = setting.above[static_cast<std::size_t>(card.index())];
    const std::size_t kind = setting.trumps.kindOf(card);
    const CountedCards suit(unseenOf(kind));
    const CountedCards higher(above & odds.unseen());
    Fate fate;
    fate.beaten =
        suit.empty() ? 1 : 1 - static_cast<float>(higher.count) / static_cast<float>(suit.count);
    if (view.leads)
        fate.mine = odds.leftToHim(kind, higher, CountedCards(suit.cards - higher.cards));
    else if (view.beating.contains(card)) {
        const CardSet following = unseenOf(view.led);
        const CardSet over = above & following;
        fate.mine = odds.leftToHim(view.led, CountedCards(over), CountedCards(following - over));
    }
    return fate;
}

/// Ducks and throws points on others, but takes one cheap trick where it is needed.
float worthInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card, bool plain)
{
    const Features& weights = *view.weights;
    const auto [beaten, mine] = fateOf(odds, setting, view, card);
    const float trick = view.onTable + pointsOf(card) + weights[feature::OwnToCome] * view.toPlay;
    const float worth = mine * gain(setting, view, odds.viewer(), trick)
        + (1 - mine) * weights[feature::Give] * pointsOf(card) + weights[feature::Shed] * beaten;
    if (plain)
        return worth;
    const bool trump = setting.trumps.isTrump(card);
    const bool takes = !view.leads && view.beating.contains(card);
    return worth + (trump ? weights[feature::AnyTrump] : 0)
        + weights[feature::AnyHigh] * setting.height[static_cast<std::size_t>(card.index())]
        + weights[feature::AnyPoint] * pointsOf(card) + (takes ? weights[feature::Takes] : 0)
        + (weights[feature::OwnTrick] - 1) * mine * -(view.onTable + pointsOf(card));
}

Features featuresInLeaster(
    HoldingOdds& odds, const PlaySetting& setting, const TrickView& view, Card card)
{
    const auto [beaten, mine] = fateOf(odds, setting, view, card);
    const float needed = needsTrick(setting, view, odds.viewer()) ? mine : 0;
    Features features {};
    features[feature::OwnTrick] = -mine * (view.onTable + pointsOf(card));
    features[feature::OwnToCome] = -mine * view.toPlay;
    features[feature::Need] = needed;
    features[feature::NeedGrows] = needed * tricksBegun(view);
    features[feature::Give] = (1 - mine) * pointsOf(card);
    features[feature::Shed] = beaten;
    features[feature::AnyTrump] = setting.trumps.isTrump(card) ? 1 : 0;
    features[feature::AnyHigh] = setting.height[static_cast<std::size_t>(card.index())];
    features[feature::AnyPoint] = pointsOf(card);
    features[feature::Takes] = !view.leads && view.beating.contains(card) ? 1 : 0;
    return features;
}

} // namespace sheepshead
