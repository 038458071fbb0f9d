// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bridge_rows.h"

#ifdef SHEEPSHEAD_DDS
#include "app/bench/processor_time.h"
#include "engine/support/rng.h"

#include <array>
#include <span>

#include <dds/dll.h>
#endif

namespace sheepshead::bench {

#ifdef SHEEPSHEAD_DDS

namespace {

deal randomBoard(Rng& rng)
{
    std::array<int, 52> cards {};
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = static_cast<int>(i);
    rng.shuffle(std::span<int>(cards));
    deal board {};
    board.trump = static_cast<int>(rng.below(5));
    for (std::size_t i = 0; i < cards.size(); ++i)
        board.remainCards[i / 13][cards[i] / 13] |= 4U << (cards[i] % 13);
    return board;
}

} // namespace

double ddsMilliseconds(int boards, const Stop& stop)
{
    SetMaxThreads(1);
    Rng rng(1);
    double taken = 0;
    int solved = 0;
    for (; solved < boards && !(stop && stop()); ++solved) {
        const deal board = randomBoard(rng);
        futureTricks result {};
        const double begun = processorMilliseconds();
        SolveBoard(board, -1, 1, 1, &result, 0);
        taken += processorMilliseconds() - begun;
    }
    return solved > 0 ? taken / solved : 0;
}

#else

double ddsMilliseconds(int, const Stop&) { return 0; }

#endif

} // namespace sheepshead::bench
