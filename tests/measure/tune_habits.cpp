// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for better habits, one at a time, by paired duplicate against the present ones:
// tune_habits [DEALS [SEED [ROUNDS]]]
#include "engine/players/rule_player.h"
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
    double& (*habit)(Habits&);
};

constexpr std::array knobs {
#define KNOB(name)                                                                                 \
    Knob                                                                                           \
    {                                                                                              \
#name, [](Habits & habits) -> double& { return habits.name; }                              \
    }
    KNOB(asPicker.pointsToCome),
    KNOB(asPicker.schmear),
    KNOB(asPicker.keepTrump),
    KNOB(asPicker.keepTopTrump),
    KNOB(asPicker.keepAce),
    KNOB(asPicker.keepVoid),
    KNOB(asPicker.keepPoints),
    KNOB(asPartner.pointsToCome),
    KNOB(asPartner.schmear),
    KNOB(asPartner.keepTrump),
    KNOB(asPartner.keepTopTrump),
    KNOB(asPartner.keepAce),
    KNOB(asPartner.keepVoid),
    KNOB(asPartner.keepPoints),
    KNOB(asDefender.pointsToCome),
    KNOB(asDefender.schmear),
    KNOB(asDefender.keepTrump),
    KNOB(asDefender.keepTopTrump),
    KNOB(asDefender.keepAce),
    KNOB(asDefender.keepVoid),
    KNOB(asDefender.keepPoints),
    KNOB(aloneInSecret),
    KNOB(declareAlone),
    KNOB(buriedPoint),
    KNOB(keptAce),
    KNOB(failSuit),
    KNOB(failCard),
    KNOB(drawTrump),
    KNOB(hideCalled),
#undef KNOB
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
    knob.habit(changed) *= factor;
    const Edge edge = edgeInBothGames(present, changed, deals, seed);
    const bool better = edge.mean > 2.5 * edge.standardError && edge.mean > 0.001;
    std::printf("%c %-14s %7.2f -> %7.2f  %+.4f ± %.4f\n", better ? '*' : ' ', knob.name,
        knob.habit(present), knob.habit(changed), edge.mean, edge.standardError);
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
        std::printf("%-14s %.2f\n", knob.name, knob.habit(habits));
}
