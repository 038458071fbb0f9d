// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how the computer players do, as Markdown tables: measure_players [HANDS [SEED]]
#include "engine/players/beginner_player.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/support/text.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/figures.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

/// Bids like a rule player and then plays any card.
class RandomCards : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override
    {
        Player& player = seen.phase == Phase::Playing ? static_cast<Player&>(random_) : bidder_;
        return player.choose(seen, legal, stop);
    }

private:
    RulePlayer bidder_;
    RandomPlayer random_ { 1 };
};

/// Plays like a rule player with one habit changed.
RulePlayer playerWith(void (*change)(Habits&))
{
    Habits habits;
    change(habits);
    return RulePlayer(habits);
}

const char* nameOf(LayoutId layout)
{
    return layout == LayoutId::FiveCalledAce ? "called ace" : "jack of diamonds";
}

void printShare(const char* what, std::int64_t part, std::int64_t whole)
{
    std::printf("| %s | %.1f %% |\n", what, percent(part, whole));
}

void print(const Figures& figures)
{
    printShare("hands picked", figures.picked, figures.hands);
    for (int place = 0; place < 5; ++place)
        std::printf("| … by speaker %d | %.1f %% |\n", place + 1,
            percent(figures.pickedAt[seatAt(place)], figures.hands));
    printShare("leasters", figures.leasters, figures.hands);
    printShare("makers win", figures.makersWon, figures.picked);
    std::printf("| makers' points, on average | %.1f |\n",
        static_cast<double>(figures.makersPoints) / figures.picked);
    std::printf("| picker's score, on average | %+.2f |\n",
        static_cast<double>(figures.pickersScore) / figures.picked);
    printShare("schneider", figures.schneider, figures.picked);
    printShare("without a trick", figures.noTrick, figures.picked);
    printShare("alone", figures.alone, figures.picked);
    printShare("… and won", figures.aloneWon, figures.alone);
    std::printf("| defenders lead trump from fail in tricks 1–2 | %.2f %% of %d |\n",
        percent(figures.defendersTrumpLeads, figures.defendersLeads), figures.defendersLeads);
}

void printFigures(LayoutId layout, int hands, std::uint64_t seed)
{
    RulePlayer player;
    const auto variant = check(defaultVariant(layout)).value();
    const auto begin = std::chrono::steady_clock::now();
    const Figures figures = figuresOf(variant, player, hands, seed);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::printf("\n| %s, %d hands | |\n| --- | --- |\n", nameOf(layout), figures.hands);
    print(figures);
    std::printf("| hands a second, one core | %.0f |\n", figures.hands / seconds.count());
}

void printEdge(const char* what, Player& challenger, LayoutId layout, int deals, std::uint64_t seed)
{
    RulePlayer field;
    const Edge edge =
        edgeOver(field, challenger, check(defaultVariant(layout)).value(), deals, seed);
    std::printf(
        "| %s | %s | %+.3f ± %.3f |\n", what, nameOf(layout), edge.mean, edge.standardError);
}

void printEdges(int deals, std::uint64_t seed)
{
    std::printf("\n| in one chair among rule players | game | edge, score points a hand |\n| --- | "
                "--- | --- |\n");
    BeginnerPlayer beginner(1);
    RandomPlayer random(1);
    RandomCards randomCards;
    RulePlayer trumpLeader = playerWith([](Habits& h) { h.saveTrump = -30; });
    RulePlayer timid = playerWith([](Habits& h) { h.lossToWin = 100; });
    RulePlayer bold = playerWith([](Habits& h) { h.lossToWin = 0; });
    for (const LayoutId layout : { LayoutId::FiveCalledAce, LayoutId::FiveJack }) {
        printEdge("beginner", beginner, layout, deals, seed);
        printEdge("any legal action", random, layout, deals, seed);
        printEdge("bids by rule, plays any card", randomCards, layout, deals, seed);
        printEdge("leads trump as a defender", trumpLeader, layout, deals, seed);
        printEdge("hardly ever picks", timid, layout, deals, seed);
        printEdge("picks anything", bold, layout, deals, seed);
    }
}

/// One line a preset: how often and how well the makers play, and what playing by rule is worth
/// over playing any card.
void printTable(const Preset& preset, int hands, std::uint64_t seed)
{
    RulePlayer player;
    RandomCards randomCards;
    const auto variant = check(preset.variant).value();
    const Figures figures = figuresOf(variant, player, hands, seed);
    const int picked = std::max(1, figures.picked);
    const Edge edge = edgeOver(player, randomCards, variant, hands / 5, mixedSeed(seed, 2));
    std::printf("| %.*s | %.1f | %.1f | %.1f | %.1f | %+.2f | %.1f | %.2f ± %.2f |\n",
        static_cast<int>(preset.key.size()), preset.key.data(),
        percent(figures.picked, figures.hands),
        percent(figures.leasters + figures.thrownIn, figures.hands),
        percent(figures.makersWon, figures.picked),
        static_cast<double>(figures.makersPoints) / picked,
        static_cast<double>(figures.pickersScore) / picked, percent(figures.alone, figures.picked),
        -edge.mean, edge.standardError);
    std::fflush(stdout);
}

void printTables(int hands, std::uint64_t seed)
{
    std::printf(
        "\n| table | makers %% | all pass %% | makers win %% | their points | picker's score "
        "| alone %% | edge over any card |\n| --- | --- | --- | --- | --- | --- | --- | --- "
        "|\n");
    for (const Preset& preset : presets())
        printTable(preset, hands, seed);
}

template <class Number> Number argument(int argc, char** argv, int index, Number otherwise)
{
    return argc > index ? parseNumber<Number>(argv[index]).value_or(otherwise) : otherwise;
}

} // namespace

int main(int argc, char** argv)
{
    const int hands = argument(argc, argv, 1, 10000);
    const auto seed = argument<std::uint64_t>(argc, argv, 2, 1);
    for (const LayoutId layout : { LayoutId::FiveCalledAce, LayoutId::FiveJack })
        printFigures(layout, hands, seed);
    printEdges(hands / 2, mixedSeed(seed, 1));
    printTables(hands / 4, mixedSeed(seed, 3));
}
