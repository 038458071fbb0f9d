// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for better habits, one at a time, by paired duplicate against the present ones:
// tune_habits [DEALS [SEED [ROUNDS]]]
#include "engine/players/rule/rule_player.h"
#include "engine/support/text.h"
#include "tests/measure/duplicate.h"

#include <array>
#include <cmath>
#include <cstdio>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

struct Knob {
    const char* name;
    double Habits::*habit;
};

constexpr std::array knobs {
    Knob { "lossToWin", &Habits::lossToWin },
    Knob { "dreadOfOthers", &Habits::dreadOfOthers },
    Knob { "dreadOfLeaster", &Habits::dreadOfLeaster },
    Knob { "declareAlone", &Habits::declareAlone },
    Knob { "buriedPoint", &Habits::buriedPoint },
    Knob { "keptTrump", &Habits::keptTrump },
    Knob { "keptHonour", &Habits::keptHonour },
    Knob { "keptAce", &Habits::keptAce },
    Knob { "failSuit", &Habits::failSuit },
    Knob { "failCard", &Habits::failCard },
    Knob { "pointsToCome", &Habits::pointsToCome },
    Knob { "schmear", &Habits::schmear },
    Knob { "keepTrump", &Habits::keepTrump },
    Knob { "keepTopTrump", &Habits::keepTopTrump },
    Knob { "keepAce", &Habits::keepAce },
    Knob { "keepVoid", &Habits::keepVoid },
    Knob { "keepPoints", &Habits::keepPoints },
    Knob { "drawTrump", &Habits::drawTrump },
    Knob { "saveTrump", &Habits::saveTrump },
    Knob { "findPartner", &Habits::findPartner },
    Knob { "hideCalled", &Habits::hideCalled },
    Knob { "leasterNeed", &Habits::leasterNeed },
    Knob { "leasterNeedGrows", &Habits::leasterNeedGrows },
    Knob { "leasterToCome", &Habits::leasterToCome },
    Knob { "leasterGive", &Habits::leasterGive },
    Knob { "leasterShed", &Habits::leasterShed },
};

/// In both games together.
Edge edgeInBothGames(const Habits& present, const Habits& changed, int deals, std::uint64_t seed)
{
    RulePlayer field(present);
    RulePlayer challenger(changed);
    Edge sum;
    for (const LayoutId layout : { LayoutId::FiveCalledAce, LayoutId::FiveJack }) {
        const Edge edge =
            edgeOver(field, challenger, check(defaultVariant(layout)).value(), deals, seed);
        sum.mean += edge.mean / 2;
        sum.standardError += edge.standardError * edge.standardError / 4;
    }
    return { sum.mean, std::sqrt(sum.standardError) };
}

/// Keeps a changed habit only if it is very likely better.
bool tryOut(Habits& present, const Knob& knob, double factor, int deals, std::uint64_t seed)
{
    Habits changed = present;
    changed.*knob.habit *= factor;
    const Edge edge = edgeInBothGames(present, changed, deals, seed);
    const bool better = edge.mean > 2.5 * edge.standardError && edge.mean > 0.001;
    std::printf("%c %-14s %7.2f -> %7.2f  %+.4f ± %.4f\n", better ? '*' : ' ', knob.name,
        present.*knob.habit, changed.*knob.habit, edge.mean, edge.standardError);
    std::fflush(stdout);
    if (better)
        present = changed;
    return better;
}

bool round(Habits& present, int deals, std::uint64_t& seed)
{
    bool better = false;
    for (const Knob& knob : knobs)
        for (const double factor : { 0.75, 1.33 })
            if (tryOut(present, knob, factor, deals, ++seed))
                better = true;
    return better;
}

} // namespace

int main(int argc, char** argv)
{
    const int deals = argc > 1 ? parseNumber<int>(argv[1]).value_or(4000) : 4000;
    auto seed = argc > 2 ? parseNumber<std::uint64_t>(argv[2]).value_or(7) : 7;
    const int rounds = argc > 3 ? parseNumber<int>(argv[3]).value_or(1) : 1;
    Habits habits;
    for (int i = 0; i < rounds && round(habits, deals, seed); ++i) { }
    for (const Knob& knob : knobs)
        std::printf("%-14s %.2f\n", knob.name, habits.*knob.habit);
}
