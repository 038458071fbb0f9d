// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast the program is on this machine; judges nothing.
#include "app/bench/bridge_rows.h"
#include "app/bench/engine_rows.h"
#include "app/bench/solver_rows.h"
#include "tests/benchmarks/animation_frame.h"
#include "tests/benchmarks/book_rows.h"
#include "tests/benchmarks/start_up.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace sheepshead;
using namespace sheepshead::bench;

namespace {

constexpr int handsPlayed = 2000;
constexpr int handsOfYears = 1'000'000;
constexpr int framesPainted = 300;
constexpr int starts = 5;
constexpr int bridgeBoards = 100;

void printStartUp()
{
    StartTimes best = measureStartUp(QCoreApplication::applicationFilePath());
    for (int i = 1; i < starts; ++i) {
        const StartTimes next = measureStartUp(QCoreApplication::applicationFilePath());
        best = next.milliseconds < best.milliseconds ? next : best;
    }
    std::printf(
        "process start to painted table  %8.0f ms (best of %d)\n", best.milliseconds, starts);
    std::printf("resident memory then            %8.1f MB\n", best.megabytes);
}

void printFrames()
{
    const FrameTimes deal = dealFrames();
    const FrameTimes turning = turningFrames(framesPainted);
    std::printf(
        "one frame of a deal, 32 cards   %8.2f ms at 1280x800, %.2f at p99\n", deal.mean, deal.p99);
    std::printf("the same, large and turning     %8.2f ms at 1280x800, %.2f at p99\n", turning.mean,
        turning.p99);
}

void printSolver()
{
    std::printf("solver, all cards open                ms       p95     nodes\n");
    for (const SolverRow& row : solverRows()) {
        const SolverFigures figures = measureSolver(row);
        std::printf("%-31s %9.4f %9.4f %9.0f\n", row.name.data(), figures.meanMilliseconds,
            figures.p95Milliseconds, figures.meanNodes);
    }
    if (const double bridge = ddsMilliseconds(bridgeBoards); bridge > 0)
        std::printf("%-31s %9.4f\n", "DDS, best card of a board", bridge);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == startUpArgument)
        return startUp(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "--solver") {
        printSolver();
        return 0;
    }
    if (argc > 1 && std::string_view(argv[1]) == "--book") {
        const int hands = argc > 2 ? std::atoi(argv[2]) : handsOfYears;
        printBooks(std::max(hands, 1));
        return 0;
    }
    const QApplication qt(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "--frames") {
        printFrames();
        return 0;
    }
    std::printf(
        "rule players' self-play         %8.0f hands/s on one core\n", handsPerSecond(handsPlayed));
    printStartUp();
    printFrames();
    printSolver();
    return 0;
}
