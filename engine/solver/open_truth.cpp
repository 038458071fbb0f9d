// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_truth.h"

#include "engine/hand/sides.h"
#include "engine/solver/leaster_solver.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// What can be asked about a hand in play.
enum class Kind : std::uint8_t { None, Sides, EveryTrick, TwoHanded, EachForHimself };

/// Ways to play the rest, suits aside; every one of them is tried in a game without sides.
double waysToPlay(const HandData& hand)
{
    double ways = 1;
    for (const Seat seat : hand.seats)
        for (int cards = hand.play.hand(seat).size(); cards > 1; --cards)
            ways *= cards;
    return ways;
}

Kind kindOf(const HandData& hand)
{
    constexpr double mostWays = 300'000;
    const bool reneged =
        std::ranges::any_of(hand.seats, [&](Seat seat) { return !hand.owed[seat].empty(); });
    if (hand.phase != Phase::Playing || reneged || hand.solo == SoloKind::Billy)
        return Kind::None;
    if (hand.noPickGame)
        return waysToPlay(hand) <= mostWays ? Kind::EachForHimself : Kind::None;
    if (!sides::isSettled(hand))
        return Kind::None;
    if (hand.sheepshead)
        return Kind::EveryTrick;
    return hand.makers.empty() ? Kind::TwoHanded : Kind::Sides;
}

OpenGame openGame(const HandData& hand, SeatSet makers)
{
    OpenGame game { hand.play, hand.trumps(), makers, {} };
    for (const Seat seat : hand.seats)
        if (makers.contains(seat))
            game.makersBury += hand.buried[seat].points();
    return game;
}

TierLimits limitsOf(const Variant& variant)
{
    TierLimits limits;
    if (variant.defendersSafeAt != DefendersSafeAt::Thirty)
        limits.schneider = 90;
    return limits;
}

LeasterGame leasterGame(const HandData& hand)
{
    LeasterGame game { hand.play, hand.trumps(), *hand.variant, *hand.noPickGame, {} };
    if (hand.variant->leasterBlind == LeasterBlind::LastTrick)
        game.blindToLastTrick = hand.deal.blind.points();
    return game;
}

OpenEnd endOfSides(const HandData& hand, Points points, Tier tier)
{
    return { makersWon(tier) == hand.makers.contains(hand.turn), tier, points, {} };
}

OpenEnd endOfBet(const HandData& hand, int tricks)
{
    const bool made = tricks == hand.tricksToPlay();
    return { made == hand.makers.contains(hand.turn), made ? Tier::WonAllTricks : Tier::Lost, {},
        {} };
}

OpenEnd endOfTwo(Points points) { return { 2 * points.value > 120, {}, points, {} }; }
OpenEnd endOfLoner(double score) { return { score > 0, {}, {}, score }; }

/// The bet on every trick after one card of the seat to act.
OpenGame after(const OpenGame& before, Card card)
{
    OpenGame game = before;
    game.play.play(game.trumps, card);
    return game;
}

std::vector<OpenCard> cardsOfSides(Solver& solver, const HandData& hand, std::stop_token stop)
{
    const OpenGame game = openGame(hand, hand.makers);
    const auto points = solver.makersPointsOfCards(game, stop);
    const auto tiers = solver.tierOfCards(game, limitsOf(*hand.variant), std::move(stop));
    std::vector<OpenCard> cards;
    if (points && tiers)
        for (std::size_t i = 0; i < points->size(); ++i)
            cards.push_back(
                { (*points)[i].card, endOfSides(hand, (*points)[i].makers, (*tiers)[i].tier) });
    return cards;
}

std::vector<OpenCard> cardsOfBet(Solver& solver, const HandData& hand, const std::stop_token& stop)
{
    const OpenGame game = openGame(hand, hand.makers);
    std::vector<OpenCard> cards;
    for (const Card card : game.play.legal()) {
        const OpenGame next = after(game, card);
        int tricks = 0;
        for (const Seat maker : hand.makers)
            tricks += next.play.tricks(maker);
        const auto all = next.play.over() ? tricks : solver.makersTricks(next, stop);
        if (!all)
            return {};
        cards.push_back({ card, endOfBet(hand, *all) });
    }
    return cards;
}

std::vector<OpenCard> cardsOfTwo(Solver& solver, const HandData& hand, std::stop_token stop)
{
    std::vector<OpenCard> cards;
    if (const auto points =
            solver.makersPointsOfCards(openGame(hand, { hand.turn }), std::move(stop)))
        for (const CardPoints& each : *points)
            cards.push_back({ each.card, endOfTwo(each.makers) });
    return cards;
}

std::vector<OpenCard> cardsOfLoners(const HandData& hand, std::stop_token stop)
{
    std::vector<OpenCard> cards;
    if (const auto scores = expectedScoresOfCards(leasterGame(hand), std::move(stop)))
        for (const CardScores& each : *scores)
            cards.push_back({ each.card, endOfLoner(each.scores[hand.turn]) });
    return cards;
}

std::vector<OpenCard> cardsOf(Solver& solver, const HandData& hand, std::stop_token stop)
{
    switch (kindOf(hand)) {
    case Kind::Sides:
        return cardsOfSides(solver, hand, std::move(stop));
    case Kind::EveryTrick:
        return cardsOfBet(solver, hand, stop);
    case Kind::TwoHanded:
        return cardsOfTwo(solver, hand, std::move(stop));
    case Kind::EachForHimself:
        return cardsOfLoners(hand, std::move(stop));
    case Kind::None:
        break;
    }
    return {};
}

/// Orders the ends of one hand: more is better for a maker, or for a player without side.
double worthOf(const OpenEnd& end)
{
    constexpr double tierStep = 1000;
    const double points = end.points ? end.points->value : end.score.value_or(0);
    return points - (end.tier ? tierStep * static_cast<double>(*end.tier) : 0);
}

int tricksLeft(const HandData& hand)
{
    return hand.tricksToPlay() - hand.trickCount + (hand.play.cardsInTrick() > 0 ? 1 : 0);
}

} // namespace

OpenTruth::OpenTruth(int mostTricks)
    : mostTricks_(mostTricks)
{
}

std::vector<OpenCard> OpenTruth::ofCards(const HandState& state, std::stop_token stop)
{
    const HandData& hand = state.data();
    if (tricksLeft(hand) > mostTricks_)
        return {};
    auto cards = cardsOf(solver_, hand, std::move(stop));
    const bool defends = !hand.makers.empty() && !hand.makers.contains(hand.turn);
    std::ranges::stable_sort(cards, std::ranges::greater {},
        [=](const OpenCard& each) { return (defends ? -1 : 1) * worthOf(each.end); });
    return cards;
}

} // namespace sheepshead
