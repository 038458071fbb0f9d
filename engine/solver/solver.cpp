// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/solver.h"

#include "engine/hand/state/hand_state.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

using analysis::Bits;
using analysis::OpenDeal;
using analysis::OpenPosition;

int takenByMakers(const OpenGame& game)
{
    int points = game.makersBury.value;
    for (const Seat seat : game.play.seats())
        if (game.makers.contains(seat))
            points += game.play.points(seat).value;
    return points;
}

int tricksOf(const OpenGame& game, bool makers)
{
    int tricks = 0;
    for (const Seat seat : game.play.seats())
        if (game.makers.contains(seat) == makers)
            tricks += game.play.tricks(seat);
    return tricks;
}

/// The points from which a hand is in this tier.
int limitOf(Tier tier, const TierLimits& limits)
{
    switch (tier) {
    case Tier::WonAllTricks:
    case Tier::WonSchneider:
        return limits.schneider;
    case Tier::Won:
        return limits.won;
    case Tier::Lost:
        return limits.safe;
    case Tier::LostSchneider:
    case Tier::LostNoTrick:
        return 0;
    }
    return 0;
}

} // namespace

OpenGame openGameOf(const HandState& hand)
{
    const HandData& data = hand.data();
    OpenGame game { data.play, data.trumps(), data.makers, {} };
    for (const Seat maker : data.makers)
        game.makersBury += data.buried[maker].points();
    return game;
}

Solver::Solver(unsigned tableBits)
    : search_(tableBits)
{
}

OpenPosition Solver::begin(const OpenGame& game, Counting counting, std::stop_token stop)
{
    search_.setDeal(OpenDeal(game.play, game.trumps, game.makers, counting), std::move(stop));
    return positionOf(game.play, search_.deal());
}

int Solver::gain(const Asked& asked, int need)
{
    return asked.card == 0 ? search_.gain(asked.position, need)
                           : search_.gainAfter(asked.position, asked.card, need);
}

/// Steps up or down from the guess, which is often right, until the value is enclosed. Then halves
/// the distance between what is sure and what is possible.
int Solver::bestGain(const Asked& asked, int guess)
{
    constexpr int stride = 5;
    int least = 0;
    int most = asked.position.rest;
    int step = 1; // the first answer may well be the value: ask whether it is
    bool rose = false;
    bool fell = false;
    while (least < most && !search_.stopped()) {
        const int need = std::clamp(guess, least + 1, most);
        const int value = gain(asked, need);
        (value >= need ? rose : fell) = true;
        (value >= need ? least : most) = value;
        if (rose && fell)
            guess = (least + most + 1) / 2;
        else
            guess = rose ? least + step : most - step + 1;
        step = stride;
    }
    return least;
}

std::optional<bool> Solver::makersReach(
    const OpenGame& game, Points threshold, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Points, std::move(stop));
    const int need = threshold.value - takenByMakers(game);
    const int value = search_.gain(position, need);
    return search_.stopped() ? std::nullopt : std::optional(value >= need);
}

std::optional<Points> Solver::makersPoints(const OpenGame& game, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Points, std::move(stop));
    const int value = bestGain({ position }, search_.guess(position));
    return search_.stopped() ? std::nullopt : std::optional(Points { takenByMakers(game) + value });
}

std::optional<CardValues<CardPoints>> Solver::makersPointsOfCards(
    const OpenGame& game, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Points, std::move(stop));
    CardValues<CardPoints> values;
    int guess = search_.guess(position);
    for (const Card card : game.play.legal()) {
        guess = bestGain({ position, search_.deal().bitOf(card) }, guess);
        values.add({ card, { takenByMakers(game) + guess } });
    }
    return search_.stopped() ? std::nullopt : std::optional(values);
}

std::optional<int> Solver::makersTricks(const OpenGame& game, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Tricks, std::move(stop));
    const int value = bestGain({ position }, search_.guess(position));
    return search_.stopped() ? std::nullopt : std::optional(tricksOf(game, true) + value);
}

std::optional<Tier> Solver::tier(
    const OpenGame& game, const TierLimits& limits, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Points, stop);
    CardValues<CardTier> tiers;
    tiers.add({ {}, tierByPoints({ position }, takenByMakers(game), limits) });
    correctByTricks(game, limits, std::move(stop), tiers, false);
    return search_.stopped() ? std::nullopt : std::optional(tiers[0].tier);
}

std::optional<CardValues<CardTier>> Solver::tierOfCards(
    const OpenGame& game, const TierLimits& limits, std::stop_token stop)
{
    const OpenPosition position = begin(game, Counting::Points, stop);
    CardValues<CardTier> tiers;
    for (const Card card : game.play.legal()) {
        const Asked asked { position, search_.deal().bitOf(card) };
        tiers.add({ card, tierByPoints(asked, takenByMakers(game), limits) });
    }
    correctByTricks(game, limits, std::move(stop), tiers, true);
    return search_.stopped() ? std::nullopt : std::optional(tiers);
}

Tier Solver::tierByPoints(const Asked& asked, int taken, const TierLimits& limits)
{
    const auto reaches = [&](int limit) { return gain(asked, limit - taken) >= limit - taken; };
    if (reaches(limits.won))
        return reaches(limits.schneider) ? Tier::WonSchneider : Tier::Won;
    return reaches(limits.safe) ? Tier::Lost : Tier::LostSchneider;
}

/// No trick is worse and all tricks are better than any number of points. Where the makers need a
/// point more than the bury has, the search by points has answered for the trick as well.
void Solver::correctByTricks(const OpenGame& game, const TierLimits& limits, std::stop_token stop,
    CardValues<CardTier>& tiers, bool ofCards)
{
    const int taken = takenByMakers(game);
    const bool makersLack = tricksOf(game, true) == 0;
    const bool defendersLack = tricksOf(game, false) == 0;
    if ((!makersLack && !defendersLack) || search_.stopped())
        return;
    const int reachable = taken + positionOf(game.play, search_.deal()).rest;
    const OpenPosition position = begin(game, Counting::Tricks, std::move(stop));
    for (CardTier& each : tiers) {
        const Asked asked { position, ofCards ? search_.deal().bitOf(each.card) : 0 };
        const bool top = each.tier == Tier::WonSchneider || reachable < limits.schneider;
        if (defendersLack && top && gain(asked, position.left) >= position.left)
            each.tier = Tier::WonAllTricks;
        else if (makersLack && limitOf(each.tier, limits) <= taken && gain(asked, 1) < 1)
            each.tier = Tier::LostNoTrick;
    }
}

} // namespace sheepshead
