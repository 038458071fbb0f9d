// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/stop.h"
#include "engine/rules/layouts.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sheepshead::bench {

/// What is asked of the solver.
enum class SolverQuestion : std::uint8_t { Reach61, Tier, Points, PointsOfCards };

/// A row of the solver's table: hands with a picker, after the bury and the call, all decided by
/// rule players. If fewer tricks are left than a hand has, they have played the first ones.
struct SolverRow {
    std::string_view name;
    LayoutId layout;
    int tricksLeft;
    SolverQuestion question;
    int deals;
};

std::vector<SolverRow> solverRows();

/// Processor time of one question, and positions searched.
struct SolverFigures {
    int positions = 0;
    double meanMilliseconds = 0;
    double p95Milliseconds = 0;
    double meanNodes = 0;
};

/// Stopped, of the positions that were searched until then.
SolverFigures measureSolver(const SolverRow& row, const Stop& stop = {});

} // namespace sheepshead::bench
