// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for better habits, one at a time, by paired duplicate against the present ones:
// tune_habits [DEALS [SEED]]
#include "engine/players/rule_player.h"
#include "engine/support/text.h"
#include "tests/measure/duplicate.h"

#include <array>
#include <cstdio>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

struct Knob {
    const char* name;
    double Habits::*habit;
};

constexpr std::array knobs {
#define KNOB(name) Knob { #name, &Habits::name }
    KNOB(pickFirst),
    KNOB(pickLast),
    KNOB(aloneInSecret),
    KNOB(declareAlone),
    KNOB(buriedPoint),
    KNOB(keptTrump),
    KNOB(keptHonour),
    KNOB(keptAce),
    KNOB(failSuit),
    KNOB(failCard),
    KNOB(pointsToCome),
    KNOB(keepTrump),
    KNOB(keepTopTrump),
    KNOB(keepAce),
    KNOB(keepVoid),
    KNOB(keepPoints),
    KNOB(drawTrump),
    KNOB(saveTrump),
    KNOB(findPartner),
    KNOB(hideCalled),
#undef KNOB
};

void tryOut(const Knob& knob, double value, int deals, std::uint64_t seed)
{
    RulePlayer field;
    Habits habits;
    habits.*knob.habit = value;
    RulePlayer challenger(habits);
    const Edge ace = edgeOver(
        field, challenger, check(defaultVariant(LayoutId::FiveCalledAce)).value(), deals, seed);
    const Edge jack =
        edgeOver(field, challenger, check(defaultVariant(LayoutId::FiveJack)).value(), deals, seed);
    std::printf("%-14s %6.2f -> %6.2f   ace %+.4f ± %.4f   jack %+.4f ± %.4f\n", knob.name,
        Habits().*knob.habit, value, ace.mean, ace.standardError, jack.mean, jack.standardError);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const int deals = argc > 1 ? parseNumber<int>(argv[1]).value_or(4000) : 4000;
    const auto seed = argc > 2 ? parseNumber<std::uint64_t>(argv[2]).value_or(7) : 7;
    for (const Knob& knob : knobs)
        for (const double factor : { 0.6, 1.5 })
            tryOut(knob, Habits().*knob.habit * factor, deals, seed);
}
