// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bridge_rows.h"
#include "app/bench/engine_rows.h"
#include "app/bench/solver_rows.h"
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/rule_argument.h"
#include "app/console/tournament.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array benchOptions {
    OptionRow { "--quick", "", "A tenth of the work, for a first look." },
    OptionRow { "--strength", "N",
        "Also what each level wins over a regular player in the same seat: N deals\n"
        "                        at each table. 4000 take long." },
    OptionRow { "--seed", "N", "The deals for the strength of the players (1)." },
};

constexpr Usage benchUsage {
    .command = "bench",
    .arguments = "",
    .about =
        "Measures the speed of the solver and the engine on this machine, on one core unless\n"
        "a line says otherwise. If the program was built with the bridge solver DDS, it also\n"
        "prints the solver's time over that of DDS, and how often the engine works in that time,\n"
        "with the goal. These ratios can be compared between machines. Noise of a tenth is\n"
        "usual. Ctrl+C ends it with the results so far.",
    .options = benchOptions,
};

struct StrengthRow {
    const char* rules;
    const char* player;
};

constexpr std::array strengthRows { StrengthRow { "called-ace", "beginner" },
    StrengthRow { "called-ace", "expert:20" }, StrengthRow { "called-ace", "expert" },
    StrengthRow { "jack-of-diamonds", "beginner" }, StrengthRow { "jack-of-diamonds", "expert:20" },
    StrengthRow { "jack-of-diamonds", "expert" } };

struct EngineRow {
    const char* name;
    double (*measure)(int count);
    int count;
    const char* unit;
    double goalPerBoard = 0; ///< times in which DDS solves a board; 0: no goal
};

constexpr std::array engineRows {
    EngineRow {
        "random hands, from deal to score", bench::randomHandsPerSecond, 200'000, "/s", 28'000 },
    EngineRow {
        "random playouts of one deal", bench::randomPlayoutsPerSecond, 500'000, "/s", 83'000 },
    EngineRow {
        "policy playouts of one deal", bench::policyPlayoutsPerSecond, 200'000, "/s", 59'000 },
    EngineRow { "hands of regular players", bench::handsPerSecond, 2'000, "/s" },
    EngineRow { "two threads over one", bench::twoThreadsOverOne, 500'000, "times" },
};

constexpr int bridgeBoards = 100;

/// Measures the rows one after another; after an interruption the rest is missing.
class Benching {
public:
    explicit Benching(const Options& given)
        : quick_(given.has("--quick"))
        , deals_(given.number("--strength", 0, 1, 1'000'000))
        , seed_(given.number("--seed", 1, 0, ~std::uint64_t { 0 }))
    {
        json_ = { { "interrupted", false }, { "quick", quick_ }, { "solver", Json::array() },
            { "dds", Json() }, { "engine", Json::array() }, { "strength", Json::array() } };
    }

    Json measured()
    {
        std::uint64_t rows = bench::solverRows().size() + 1 + engineRows.size();
        if (deals_ > 0)
            rows += strengthRows.size();
        LongWork work("rows", rows);
        measureSolver(work);
        measureBridge(work);
        measureEngine(work);
        if (deals_ > 0)
            measureStrength(work);
        json_["interrupted"] = LongWork::interrupted();
        return json_;
    }

private:
    int count(int usual) const { return quick_ ? std::max(1, usual / 10) : usual; }

    void measureSolver(LongWork& work)
    {
        for (bench::SolverRow row : bench::solverRows()) {
            if (LongWork::interrupted())
                return;
            row.deals = count(row.deals);
            const auto figures = bench::measureSolver(row, LongWork::interrupted);
            if (figures.positions > 0)
                json_["solver"].push_back({ { "row", row.name }, { "positions", figures.positions },
                    { "milliseconds", figures.meanMilliseconds },
                    { "p95", figures.p95Milliseconds }, { "nodes", figures.meanNodes } });
            work.show(++done_);
        }
    }

    void measureBridge(LongWork& work)
    {
        const double bridge = bench::ddsMilliseconds(count(bridgeBoards), LongWork::interrupted);
        work.show(++done_);
        if (bridge <= 0)
            return;
        json_["dds"] = { { "milliseconds", bridge } };
        for (Json& row : json_["solver"])
            row["overDds"] = row["milliseconds"].get<double>() / bridge;
    }

    void measureEngine(LongWork& work)
    {
        for (const EngineRow& row : engineRows) {
            if (LongWork::interrupted())
                return;
            json_["engine"].push_back({ { "row", row.name },
                { "value", row.measure(count(row.count)) }, { "unit", row.unit } });
            if (row.goalPerBoard > 0)
                compareWithGoal(json_["engine"].back(), row.goalPerBoard);
            work.show(++done_);
        }
    }

    void compareWithGoal(Json& row, double goal) const
    {
        if (json_["dds"].is_null())
            return;
        const double boardsPerSecond = 1000 / json_["dds"]["milliseconds"].get<double>();
        row["perDds"] = row["value"].get<double>() / boardsPerSecond;
        row["goalPerDds"] = goal;
    }

    void measureStrength(LongWork& work)
    {
        for (const StrengthRow& row : strengthRows) {
            if (!LongWork::interrupted())
                json_["strength"].push_back(strengthOf(row));
            work.show(++done_);
        }
    }

    /// Every deal is played with the player in each chair and regulars in all others. As regulars
    /// alone win nothing from one another over all chairs, its winnings are the paired difference.
    Json strengthOf(const StrengthRow& row) const
    {
        constexpr OutsidePlayer::Patience noProgram {};
        constexpr double normal95 = 1.96;
        const CheckedVariant variant = rulesFrom(row.rules);
        std::vector<Entrant> entrants;
        entrants.emplace_back(row.player, mixedSeed(seed_, 0), noProgram);
        entrants.emplace_back("regular", mixedSeed(seed_, 1), noProgram);
        std::vector<std::size_t> chairs(static_cast<std::size_t>(variant.tableSeats()), 1);
        chairs.front() = 0;
        Tournament tournament(
            variant, entrants, chairs, seed_, { .duplicate = true, .learning = false });
        for (std::uint64_t i = 0; i < deals_ && !LongWork::interrupted(); ++i)
            tournament.playDeal();
        const Average average = tournament.averageOf(0);
        return { { "rules", row.rules }, { "player", row.player }, { "deals", tournament.deals() },
            { "edge", average.mean }, { "standardError", average.margin / normal95 },
            { "millisecondsADecision", entrants.front().millisecondsADecision() } };
    }

    bool quick_;
    std::uint64_t deals_;
    std::uint64_t seed_;
    std::uint64_t done_ = 0;
    Json json_;
};

void printLine(const char* format, auto... values)
{
    std::array<char, 160> line {};
    std::snprintf(line.data(), line.size(), format, values...);
    std::cout << line.data() << '\n';
}

std::string nameOf(const Json& row) { return row["row"].get<std::string>(); }

void printSolver(const Json& figures)
{
    const bool bridge = !figures["dds"].is_null();
    std::cout << "solver, all cards open                 ms       p95     nodes"
              << (bridge ? "  over DDS\n" : "\n");
    for (const Json& row : figures["solver"]) {
        std::array<char, 32> ratio {};
        if (bridge)
            std::snprintf(ratio.data(), ratio.size(), " %9.4f", row["overDds"].get<double>());
        printLine("%-31s %9.4f %9.4f %9.0f%s", nameOf(row).c_str(),
            row["milliseconds"].get<double>(), row["p95"].get<double>(), row["nodes"].get<double>(),
            ratio.data());
    }
    if (bridge)
        printLine("%-31s %9.4f", "DDS, best card of a board",
            figures["dds"]["milliseconds"].get<double>());
}

void printEngine(const Json& figures)
{
    if (figures["dds"].is_null())
        std::cout << "engine\n";
    else
        printLine("%-51s%10s%10s", "engine", "per DDS", "goal");
    for (const Json& row : figures["engine"]) {
        std::array<char, 32> compared {};
        if (row.contains("perDds"))
            std::snprintf(compared.data(), compared.size(), " %9.0f %9.0f",
                row["perDds"].get<double>(), row["goalPerDds"].get<double>());
        printLine("%-32s %11.2f %-6s%s", nameOf(row).c_str(), row["value"].get<double>(),
            row["unit"].get<std::string>().c_str(), compared.data());
    }
}

void printText(const Json& figures)
{
    printSolver(figures);
    printEngine(figures);
    if (!figures["strength"].empty())
        std::cout << "points a hand over a regular in the same seat, ± standard error\n";
    for (const Json& row : figures["strength"])
        printLine("%-18s %-10s %6d deals %+7.3f ± %.3f %9.2f ms a decision",
            row["rules"].get<std::string>().c_str(), row["player"].get<std::string>().c_str(),
            row["deals"].get<int>(), row["edge"].get<double>(), row["standardError"].get<double>(),
            row["millisecondsADecision"].get<double>());
}

int runBench(const Options& given)
{
    const Json figures = Benching(given).measured();
    if (given.json())
        std::cout << pageOf(figures) << '\n';
    else
        printText(figures);
    return 0;
}

} // namespace

const Command benchCommand { benchUsage, runBench };

} // namespace sheepshead::console
