// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a search player's budget costs it: every seat of a table decides with a budget, and
// another player with many times as many worlds tells what its choice is worth:
//
//     measure_disagreements key=value …
//
//     rules=VARIANT     layout=5H-A
//     deals=20 seed=1
//     card=800 plan=600 bid=400    the budget, in worlds
//     times=10          how many times as many worlds judge
//     only=             leasters: only deals in which regulars do not pick, once they have passed
//     most=5            of the costliest decisions the hand is printed until there, as a record
//
// A decision costs how much less its choice brings than the best one in the judging worlds, which
// choose the best themselves: so a cost is an upper bound, in score points of a hand. By kind of
// decision, and a hand.
#include "engine/hand/state/hand_record.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/playout/style.h"
#include "engine/support/rng.h"
#include "tests/measure/gain_ledger.h"
#include "tests/measure/settings.h"
#include "tests/measure/table.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

struct Disagreement {
    double cost = 0;
    double certainty = 0; ///< standard errors
    std::string kind;
    SeatAction chosen;
    std::vector<Prospect> prospects;
    HandRecord before; ///< the decision
};

struct Kind {
    int decisions = 0;
    int others = 0;
    double cost = 0;
};

struct Evening {
    std::map<std::string, Kind> kinds;
    std::vector<Disagreement> costliest;

    void add(Disagreement one, int most)
    {
        Kind& kind = kinds[one.kind];
        ++kind.decisions;
        if (one.cost <= 0)
            return;
        ++kind.others;
        kind.cost += one.cost;
        costliest.push_back(std::move(one));
        std::ranges::sort(costliest, std::greater(), &Disagreement::cost);
        if (costliest.size() > static_cast<std::size_t>(most))
            costliest.pop_back();
    }
};

/// None where the choice was not tried, or nothing was.
std::optional<Disagreement> judged(const SearchPlayer& judge, const Observation& seen,
    std::span<const Action> legal, const Action& chosen)
{
    const std::vector<Trials> trials = judge.tryAll(seen, legal);
    const auto own = std::ranges::find(trials, chosen, &Trials::action);
    if (own == trials.end() || own->scores.empty())
        return {};
    Disagreement result;
    result.kind = GainLedger::kindOf(seen);
    result.chosen = { seen.viewer, chosen };
    result.prospects = prospectsOf(trials);
    const Prospect& best = result.prospects.front();
    const auto same = std::ranges::find(result.prospects, chosen, &Prospect::action);
    result.cost = best.score - same->score;
    result.certainty =
        certaintyThat(*std::ranges::find(trials, best.action, &Trials::action), *own);
    return result;
}

void play(HandState hand, HandRecord record, SearchPlayer& player, const SearchPlayer& judge,
    Evening& evening, int most)
{
    while (const auto turn = hand.toAct()) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*turn);
        const Action chosen = player.choose(seen, legal, {});
        if (legal.size() > 1)
            if (auto found = judged(judge, seen, legal, chosen)) {
                found->before = record;
                evening.add(std::move(*found), most);
            }
        record.actions.push_back({ *turn, chosen });
        hand.apply(chosen);
    }
}

void print(const Evening& evening, int deals)
{
    double sum = 0;
    for (const auto& [name, kind] : evening.kinds) {
        std::printf("%-16s %5d decisions, %4d not the best, %.4f a hand\n", name.c_str(),
            kind.decisions, kind.others, kind.cost / deals);
        sum += kind.cost / deals;
    }
    std::printf("all seats together: %.3f a hand, %d hands\n", sum, deals);
    for (const Disagreement& one : evening.costliest) {
        std::printf("\n%s: %s costs %.3f, %.1f standard errors\n", one.kind.c_str(),
            seatActionText(one.chosen).c_str(), one.cost, one.certainty);
        for (const Prospect& prospect : one.prospects)
            std::printf("  %+.3f  %s%s%s\n", prospect.score, actionText(prospect.action).c_str(),
                prospect.then ? ", then " : "",
                prospect.then ? actionText(*prospect.then).c_str() : "");
        std::fputs(recordText(one.before).c_str(), stdout);
    }
}

/// Bids as regulars do. Returns whether the hand is played without a picker.
bool areAllPassing(HandState& hand, HandRecord& record, Player& regular)
{
    while (hand.toAct() && hand.phase() != Phase::Playing) {
        const Seat seat = *hand.toAct();
        const Action action = regular.choose(hand.observation(seat), hand.legalActions(), {});
        record.actions.push_back({ seat, action });
        hand.apply(action);
    }
    return hand.toAct() && hand.data().noPickGame;
}

SearchBudget budgetOf(const Settings& settings, int times)
{
    SearchBudget budget;
    budget.cardWorlds = times * settings.number("card", budget.cardWorlds);
    budget.planWorlds = times * settings.number("plan", budget.planWorlds);
    budget.bidWorlds = times * settings.number("bid", budget.bidWorlds);
    budget.planStart *= times;
    budget.planTries *= times;
    return budget;
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv, { { "rules", "layout=5H-A" } });
    const CheckedVariant variant = settings.variant();
    const int deals = settings.number("deals", 20);
    const int most = settings.number("most", 5);
    SearchPlayer player(1, budgetOf(settings, 1));
    const SearchPlayer judge(2, budgetOf(settings, settings.number("times", 10)));
    const bool leasters = settings.text("only") == "leasters";
    RulePlayer regular(*styleOf("regular"), 1);
    Evening evening;
    int counted = 0;
    for (int i = 0; i < deals; ++i) {
        const Deal deal =
            dealFromSeed(variant, mixedSeed(settings.seed(), static_cast<std::uint64_t>(i)),
                seatAt(i % variant.tableSeats()));
        HandRecord record;
        record.variant = variant;
        record.deal = deal;
        HandState hand = HandState::fromDeal(variant, deal).value();
        if (leasters && !areAllPassing(hand, record, regular))
            continue;
        ++counted;
        play(std::move(hand), std::move(record), player, judge, evening, most);
    }
    print(evening, std::max(1, counted));
}
