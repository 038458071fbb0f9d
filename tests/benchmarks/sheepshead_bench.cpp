// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast the program is on this machine; judges nothing.
#include "tests/benchmarks/animation_frame.h"
#include "tests/benchmarks/self_play.h"
#include "tests/benchmarks/start_up.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace sheepshead;

namespace {

constexpr int handsPlayed = 2000;
constexpr int framesPainted = 300;
constexpr int starts = 5;

void printStartUp()
{
    StartUp best = measureStartUp(QCoreApplication::applicationFilePath());
    for (int i = 1; i < starts; ++i) {
        const StartUp next = measureStartUp(QCoreApplication::applicationFilePath());
        best = next.milliseconds < best.milliseconds ? next : best;
    }
    std::printf(
        "process start to painted table  %8.0f ms (best of %d)\n", best.milliseconds, starts);
    std::printf("resident memory then            %8.1f MB\n", best.megabytes);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == startUpArgument)
        return startUp(argc, argv);
    const QApplication qt(argc, argv);
    std::printf(
        "rule players' self-play         %8.0f hands/s on one core\n", handsPerSecond(handsPlayed));
    printStartUp();
    std::printf("one frame of a deal, 32 cards   %8.2f ms at 1280x800\n", dealFrameMilliseconds());
    std::printf("the same, large and turning     %8.2f ms at 1280x800\n",
        turningFrameMilliseconds(framesPainted));
    return 0;
}
