// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whether a search player's card brings as much more than a regular's as it promises:
//
//     measure_promises key=value …
//
//     rules=VARIANT     layout=5H-A
//     deals=500 seed=1  played by regulars; every seat is asked what it would play instead
//     card=400          the budget, in worlds: one half chooses, the fresh half tells
//     others=strangers  what it takes the others for; or regulars, which they are
//     role= trick= way= only these: defender, partner, picker or leaster; 1, 23 …; lead or follow
//     goes=regular      who plays on in the seat with the real cards: regular or search
//     split=0           1: also by what the seat knows of the sides
//
// Only decisions in which the two cards differ count. The real deal is a fair draw of the deals
// that fit, so it should bring what the half promises that did not choose: what it misses of that
// is an error of the model. What the choosing half promises more is selection alone. Standard
// errors are those of independent decisions.
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/support/rng.h"
#include "tests/measure/gain_ledger.h"
#include "tests/measure/settings.h"
#include "tests/measure/sum.h"
#include "tests/measure/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

/// How much more the search player's card brings than the regular's, in score points.
struct Promise {
    double chosen = 0; ///< by the worlds that chose it
    double fresh = 0;  ///< by as many others
    double real = 0;   ///< with the real cards
};

struct Row {
    int count = 0;
    Sum chosen;
    Sum fresh;
    Sum real;
    Sum missed; ///< real less fresh

    void add(const Promise& promise)
    {
        ++count;
        chosen.add(promise.chosen);
        fresh.add(promise.fresh);
        real.add(promise.real);
        missed.add(promise.real - promise.fresh);
    }
};

std::map<std::string, Row> rows;

bool follows(const Observation& seen) { return seen.trickOnTable() != nullptr; }

/// "defender 2 follow"
std::string nameOf(const Observation& seen)
{
    return GainLedger::kindOf(seen) + (follows(seen) ? " follow" : " lead");
}

std::string sizeOf(double promise)
{
    constexpr std::array steps { 0.1, 0.2, 0.5, 1.0 };
    for (const double step : steps)
        if (promise < step)
            return "promised below " + std::to_string(step).substr(0, 3);
    return "promised more";
}

std::string holderOf(const Observation& seen)
{
    const Seat winning = seen.trickOnTable()->winning;
    return seen.isMaker(winning)   ? "a maker"
        : seen.isDefender(winning) ? "a defender"
                                   : "one of unknown side";
}

void note(const Observation& seen, const Promise& promise, bool split)
{
    const std::string name = nameOf(seen);
    const std::string role = name.substr(0, name.find(' '));
    rows[name].add(promise);
    rows[role].add(promise);
    rows[role + ", " + sizeOf(promise.chosen)].add(promise);
    if (!split || seen.leaster())
        return;
    rows[name + (seen.isSideKnown() ? ", sides known" : ", sides hidden")].add(promise);
    if (follows(seen))
        rows[name + ", taken by " + holderOf(seen)].add(promise);
}

/// One half of the worlds.
double meanOf(const Trials& trials, bool second)
{
    const auto half = static_cast<std::ptrdiff_t>(trials.scores.size() / 2);
    const auto middle = trials.scores.begin() + half;
    const auto begin = second ? middle : trials.scores.begin();
    return std::accumulate(begin, begin + half, 0.0) / static_cast<double>(half);
}

class Questioner {
public:
    explicit Questioner(const Settings& settings)
        : search_(1, { .cardWorlds = settings.number("card") })
        , role_(settings.text("role"))
        , trick_(settings.text("trick"))
        , way_(settings.text("way"))
        , searchGoes_(settings.text("goes") == "search")
        , split_(settings.number("split") != 0)
    {
        if (settings.text("others") == "regulars")
            search_.meet(Opponents::all(regularPolicy()));
    }

    void play(HandState hand)
    {
        while (const auto turn = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*turn);
            const Action usual = regular_.choose(seen, legal, {});
            if (seen.phase == Phase::Playing && seen.proper.size() > 1 && isAsked(seen))
                ask(hand, seen, legal, usual);
            hand.apply(usual);
        }
    }

private:
    bool isAsked(const Observation& seen) const
    {
        const std::string kind = GainLedger::kindOf(seen);
        return kind.starts_with(role_)
            && (trick_.empty() || trick_.find(kind.back()) != std::string::npos)
            && (way_.empty() || (way_ == "follow") == follows(seen));
    }

    void ask(const HandState& hand, const Observation& seen, std::span<const Action> legal,
        const Action& usual)
    {
        const auto trials = search_.tryAll(seen, legal);
        const auto rule = std::ranges::find(trials, usual, &Trials::action);
        if (rule == trials.end() || rule->scores.size() < 2)
            return;
        const auto worth = [](const Trials& one) { return meanOf(one, false); };
        const auto best = std::ranges::max_element(trials, {}, worth);
        if (worth(*best) <= worth(*rule))
            return;
        note(seen,
            { worth(*best) - worth(*rule), meanOf(*best, true) - meanOf(*rule, true),
                scoreAfter(hand, best->action, seen.viewer)
                    - scoreAfter(hand, usual, seen.viewer) },
            split_);
    }

    double scoreAfter(HandState hand, const Action& action, Seat seat)
    {
        hand.apply(action);
        Players players = allSeats(regular_);
        if (searchGoes_)
            players[seat] = &search_;
        playOut(hand, players);
        return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
    }

    SearchPlayer search_;
    RulePlayer regular_;
    std::string role_;
    std::string trick_;
    std::string way_;
    bool searchGoes_;
    bool split_;
};

void print()
{
    std::printf("%-44s %6s %9s %9s %17s   %16s\n", "decision", "times", "chosen", "fresh", "real",
        "real - fresh");
    for (const auto& [name, row] : rows) {
        const int n = row.count;
        std::printf("%-44s %6d %+9.3f %+9.3f %+9.3f ± %.3f   %+8.3f ± %.3f\n", name.c_str(), n,
            row.chosen.mean(n), row.fresh.mean(n), row.real.mean(n), row.real.error(n),
            row.missed.mean(n), row.missed.error(n));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "rules", "layout=5H-A" }, { "deals", "500" }, { "seed", "1" }, { "card", "400" },
            { "others", "strangers" }, { "goes", "regular" } });
    const CheckedVariant variant = settings.variant();
    Questioner questioner(settings);
    for (int i = 0; i < settings.number("deals"); ++i)
        questioner.play(HandState::fromDeal(variant,
            dealFromSeed(variant, mixedSeed(settings.seed(), static_cast<std::uint64_t>(i)),
                seatAt(i % variant.tableSeats())))
                            .value());
    print();
}
