// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how well a search player knows what its decisions are worth, among rule players:
//
//     measure_calibration key=value …
//
//     rules=VARIANT     layout=5H-A
//     deals=500 seed=1  each is played once for each chair, with the search player in it
//     card=200 plan=128 bid=100   the budget, in worlds
//     others=strangers  what it takes them for; or regulars, which they are
//
// For each kind of decision, with the role that the seat came to have: how often it was taken, and
// in score points of the hand what the search expected of it; what came of it with the real cards
// where rule players went on in all seats; and what came of it where the search player went on.
// What the second misses of the first is knowledge; what the third has more than the second is the
// search player's own strength in the rest of the hand. Standard errors are those of the deals.
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/support/rng.h"
#include "tests/measure/gain_ledger.h"
#include "tests/measure/settings.h"
#include "tests/measure/sum.h"
#include "tests/measure/table.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

int scoreOf(const HandState& hand, Seat seat)
{
    return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
}

/// A decision of the search player, while its hand is played.
struct Taken {
    std::string kind;
    bool pass = false;
    double expected = 0;
    double byRules = 0;
};

struct Row {
    int count = 0;
    Sum expected;
    Sum byRules;
    Sum gained;
    Sum missed;   ///< gained less expected
    Sum strength; ///< gained less by rules
};

std::map<std::string, Row> rows;

void note(const std::string& kind, const Taken& taken, int gained)
{
    Row& row = rows[kind];
    ++row.count;
    row.expected.add(taken.expected);
    row.byRules.add(taken.byRules);
    row.gained.add(gained);
    row.missed.add(gained - taken.expected);
    row.strength.add(gained - taken.byRules);
}

std::string kindOf(const Observation& seen, const Action& action)
{
    if (std::holds_alternative<Pass>(action))
        return "pass";
    if (std::holds_alternative<Pick>(action))
        return "pick";
    if (seen.phase == Phase::Calling)
        return std::holds_alternative<GoAlone>(action) ? "alone" : "call";
    return GainLedger::kindOf(seen);
}

std::string roleAtEnd(const HandState& hand, Seat seat)
{
    const Observation seen = hand.observation(seat);
    if (seen.leaster())
        return "leaster";
    if (seen.picker == seat)
        return hand.data().makers.size() == 1 ? "alone" : "picker";
    return hand.data().makers.contains(seat) ? "partner" : "defender";
}

/// Plays a hand with the search player in one seat and notes its decisions.
void play(HandState hand, Seat seat, SearchPlayer& search, RulePlayer& rules)
{
    std::vector<Taken> all;
    while (const auto turn = hand.toAct()) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*turn);
        const bool choice =
            seen.phase == Phase::Playing ? seen.proper.size() > 1 : legal.size() > 1;
        if (*turn != seat || !choice) {
            hand.apply(
                *turn == seat ? search.choose(seen, legal, {}) : rules.choose(seen, legal, {}));
            continue;
        }
        const Considered considered = search.consider(seen, legal);
        HandState after = hand;
        after.apply(considered.choice);
        playOut(after, allSeats(rules));
        if (!considered.prospects.empty())
            all.push_back({ kindOf(seen, considered.choice),
                std::holds_alternative<Pass>(considered.choice), considered.prospects.front().score,
                static_cast<double>(scoreOf(after, seat)) });
        hand.apply(considered.choice);
    }
    const int gained = scoreOf(hand, seat);
    const std::string role = roleAtEnd(hand, seat);
    for (const Taken& taken : all) {
        note(taken.kind, taken, gained);
        if (taken.pass || taken.kind == "pick")
            note(taken.kind + ", then " + role, taken, gained);
    }
}

void print()
{
    std::printf("%-22s %7s %9s %9s %9s   %16s   %16s\n", "decision", "times", "expected",
        "by rules", "gained", "gained-expected", "own strength");
    for (const auto& [kind, row] : rows) {
        const int n = row.count;
        std::printf("%-22s %7d %+9.3f %+9.3f %+9.3f   %+8.3f ± %.3f   %+8.3f ± %.3f\n",
            kind.c_str(), n, row.expected.mean(n), row.byRules.mean(n), row.gained.mean(n),
            row.missed.mean(n), row.missed.error(n), row.strength.mean(n), row.strength.error(n));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "rules", "layout=5H-A" }, { "deals", "500" }, { "seed", "1" }, { "card", "200" },
            { "plan", "128" }, { "bid", "100" }, { "others", "strangers" } });
    const CheckedVariant variant = settings.variant();
    SearchPlayer search(
        1, { settings.number("card"), settings.number("plan"), settings.number("bid") });
    if (settings.text("others") == "regulars")
        search.meet(Opponents::all(regularPolicy()));
    RulePlayer rules;
    for (int i = 0; i < settings.number("deals"); ++i) {
        const Deal deal =
            dealFromSeed(variant, mixedSeed(settings.seed(), static_cast<std::uint64_t>(i)),
                seatAt(i % variant.tableSeats()));
        const HandState hand = HandState::fromDeal(variant, deal).value();
        for (const Seat seat : hand.seats())
            play(hand, seat, search, rules);
    }
    print();
}
