// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/solver.h"

#include "engine/players/rule_player.h"
#include "tests/support/positions.h"

#include <algorithm>
#include <ctime>
#include <optional>

#ifdef SHEEPSHEAD_DDS
#include <dds/dll.h>
#endif

namespace sheepshead {

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
    RulePlayer everybody;
    while (const auto seat = hand.toAct()) {
        if (hand.phase() == Phase::Playing && hand.data().play.cardsInTrick() == 0
            && tricksPlayed(hand) == played)
            break;
        hand.apply(everybody.choose(hand.observation(*seat), hand.legalActions(), {}));
    }
    if (hand.over() || hand.data().noPickGame || hand.data().makers.empty())
        return std::nullopt;
    return testing::openGameOf(hand);
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

/// Of this process alone, whatever else the machine does.
double processorMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
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

SolverFigures measureSolver(const SolverRow& row)
{
    const std::vector<OpenGame> positions = positionsFor(row);
    Solver solver;
    std::vector<double> times;
    for (const OpenGame& game : positions) {
        const double begun = processorMilliseconds();
        ask(solver, game, row.question);
        times.push_back(processorMilliseconds() - begun);
    }
    std::ranges::sort(times);
    SolverFigures figures;
    const auto count = static_cast<double>(times.size());
    for (const double time : times)
        figures.meanMilliseconds += time / count;
    figures.p95Milliseconds = times[times.size() * 95 / 100];
    figures.meanNodes = static_cast<double>(solver.nodes()) / count;
    return figures;
}

#ifdef SHEEPSHEAD_DDS

double ddsMilliseconds(int boards)
{
    SetMaxThreads(1);
    Rng rng(1);
    double taken = 0;
    for (int board = 0; board < boards; ++board) {
        std::array<int, 52> cards {};
        for (std::size_t i = 0; i < cards.size(); ++i)
            cards[i] = static_cast<int>(i);
        rng.shuffle(std::span<int>(cards));
        deal position {};
        position.trump = static_cast<int>(rng.below(5));
        for (std::size_t i = 0; i < cards.size(); ++i)
            position.remainCards[i / 13][cards[i] / 13] |= 4U << (cards[i] % 13);
        futureTricks result {};
        const double begun = processorMilliseconds();
        SolveBoard(position, -1, 1, 1, &result, 0);
        taken += processorMilliseconds() - begun;
    }
    return taken / boards;
}

#else

double ddsMilliseconds(int) { return 0; }

#endif

} // namespace sheepshead
