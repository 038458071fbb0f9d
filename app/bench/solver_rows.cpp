// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/solver_rows.h"

#include "app/bench/processor_time.h"
#include "engine/hand/state/hand_state.h"
#include "engine/players/rule/rule_player.h"
#include "engine/solver/solver.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <optional>

namespace sheepshead::bench {

namespace {

int tricksPlayed(const HandState& hand)
{
    int tricks = 0;
    for (const Seat seat : hand.seats())
        tricks += hand.data().play.tricks(seat);
    return tricks;
}

/// Nothing if the hand does not come to such a position between two sides.
std::optional<OpenGame> positionFrom(const CheckedVariant& variant, std::uint64_t seed, int played)
{
    const Seat dealer =
        seatAt(static_cast<int>(seed % static_cast<std::uint64_t>(variant.tableSeats())));
    HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
    RulePlayer anySeat;
    while (const auto seat = hand.toAct()) {
        if (hand.phase() == Phase::Playing && hand.data().play.cardsInTrick() == 0
            && tricksPlayed(hand) == played)
            break;
        hand.apply(anySeat.choose(hand.observation(*seat), hand.legalActions(), {}));
    }
    if (hand.over() || hand.data().noPickGame || hand.data().makers.empty())
        return std::nullopt;
    return openGameOf(hand);
}

std::vector<OpenGame> positionsFor(const SolverRow& row)
{
    const CheckedVariant variant = check(defaultVariant(row.layout)).value();
    std::vector<OpenGame> positions;
    for (std::uint64_t seed = 1; static_cast<int>(positions.size()) < row.deals; ++seed)
        if (const auto game =
                positionFrom(variant, mixedSeed(seed, 4), variant.layout().hand - row.tricksLeft))
            positions.push_back(*game);
    return positions;
}

void ask(Solver& solver, const OpenGame& game, SolverQuestion question)
{
    switch (question) {
    case SolverQuestion::Reach61:
        solver.makersReach(game, { 61 });
        return;
    case SolverQuestion::Tier:
        solver.tier(game);
        return;
    case SolverQuestion::Points:
        solver.makersPoints(game);
        return;
    case SolverQuestion::PointsOfCards:
        solver.makersPointsOfCards(game);
        return;
    }
}

} // namespace

std::vector<SolverRow> solverRows()
{
    using enum SolverQuestion;
    return {
        { "5 players, 6 tricks: 61 or not", LayoutId::FiveCalledAce, 6, Reach61, 400 },
        { "5 players, 6 tricks: tier", LayoutId::FiveCalledAce, 6, Tier, 400 },
        { "5 players, 6 tricks: points", LayoutId::FiveCalledAce, 6, Points, 400 },
        { "5 players, 6 tricks: every lead", LayoutId::FiveCalledAce, 6, PointsOfCards, 400 },
        { "4 players, 8 tricks: points", LayoutId::FourBlackQueens, 8, Points, 100 },
        { "3 players, 10 tricks: points", LayoutId::ThreeTen, 10, Points, 100 },
        { "5 players, last 3: every lead", LayoutId::FiveCalledAce, 3, PointsOfCards, 2000 },
        { "5 players, last 4: every lead", LayoutId::FiveCalledAce, 4, PointsOfCards, 1000 },
    };
}

SolverFigures measureSolver(const SolverRow& row, const Stop& stop)
{
    const std::vector<OpenGame> positions = positionsFor(row);
    Solver solver;
    std::vector<double> times;
    for (const OpenGame& game : positions) {
        if (stop && stop())
            break;
        const double begun = processorMilliseconds();
        ask(solver, game, row.question);
        times.push_back(processorMilliseconds() - begun);
    }
    SolverFigures figures;
    figures.positions = static_cast<int>(times.size());
    if (times.empty())
        return figures;
    std::ranges::sort(times);
    const auto count = static_cast<double>(times.size());
    for (const double time : times)
        figures.meanMilliseconds += time / count;
    figures.p95Milliseconds = times[times.size() * 95 / 100];
    figures.meanNodes = static_cast<double>(solver.nodes()) / count;
    return figures;
}

} // namespace sheepshead::bench
