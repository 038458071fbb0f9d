// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whether a search player picks, and goes alone, as often as it should:
//
//     measure_bids key=value …
//
//     rules=VARIANT     layout=5H-A
//     deals=500 seed=1  each is played once for each chair, with the search player in it
//     card=100 plan=64 bid=400    the budget, in worlds
//     within=1.5        only decisions in which both sides are expected to be as close, in points
//     only=             alone: regulars bid, and the search player takes the picker's chair
//     thinks=rule       what the search thinks of the others, who are rule players: library, rule
//
// Where pick and pass (or the best call and going alone) are expected to be close, both are played
// with the real cards, the search player going on. A row of the table has the decisions with such a
// difference expected: the first number is how much more the bolder action was expected to bring,
// the last how much more it brought. A player that bids right crosses 0 in both columns at once.
// The strength is how much more the search player brought by its own play than a rule player who
// went on from there, with the bolder action less with the other one.
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/support/rng.h"
#include "tests/measure/settings.h"
#include "tests/measure/table.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

/// What one side of a decision was expected to bring, and what it brought.
struct Side {
    double expected = 0;
    double byRules = 0; ///< if the seat went on as a rule player
    double gained = 0;
};

struct Cell {
    int count = 0;
    Side bold;
    Side careful;
    double squares = 0;   ///< of what the bold side gained more
    double strengths = 0; ///< squares of how much more the search player's own play brought there

    void add(const Side& one, const Side& other)
    {
        ++count;
        const auto sum = [](Side& all, const Side& more) {
            all.expected += more.expected;
            all.byRules += more.byRules;
            all.gained += more.gained;
        };
        sum(bold, one);
        sum(careful, other);
        const double more = one.gained - other.gained;
        squares += more * more;
        const double strength = more - (one.byRules - other.byRules);
        strengths += strength * strength;
    }
};

using Cells = std::map<int, Cell>;
std::map<std::string, Cells> tables;
int hands = 0;

double playOn(HandState hand, const Action& action, Seat seat, Player& player, RulePlayer& rules)
{
    hand.apply(action);
    Players players = allSeats(rules);
    players[seat] = &player;
    playOut(hand, players);
    return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
}

bool isBold(const Action& action)
{
    return std::holds_alternative<Pick>(action) || std::holds_alternative<GoAlone>(action);
}

/// The best of the bold and of the careful actions, if there are both.
void compare(const HandState& hand, const Observation& seen, const Considered& considered,
    Seat seat, double within, SearchPlayer& search, RulePlayer& rules)
{
    const Prospect* bold = nullptr;
    const Prospect* careful = nullptr;
    for (const Prospect& one : considered.prospects) {
        const Prospect*& best = isBold(one.action) ? bold : careful;
        if (!best || one.score > best->score)
            best = &one;
    }
    if (!bold || !careful)
        return;
    const double expected = bold->score - careful->score;
    if (std::abs(expected) > within)
        return;
    const auto side = [&](const Prospect& of) {
        return Side { of.score, playOn(hand, of.action, seat, rules, rules),
            playOn(hand, of.action, seat, search, rules) };
    };
    constexpr double width = 0.5;
    tables[seen.phase == Phase::Calling ? "alone" : "pick"]
          [static_cast<int>(std::floor(expected / width))]
              .add(side(*bold), side(*careful));
}

/// The picker, once regulars have bid; nothing if there is none.
std::optional<Seat> pickerOf(HandState& hand, RulePlayer& rules)
{
    while (hand.toAct() && hand.phase() == Phase::Picking)
        hand.apply(rules.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    return hand.data().picker;
}

void play(HandState hand, Seat seat, double within, SearchPlayer& search, RulePlayer& rules)
{
    ++hands;
    while (const auto turn = hand.toAct()) {
        if (hand.phase() == Phase::Playing)
            return;
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*turn);
        if (*turn == seat && legal.size() > 1
            && (seen.phase == Phase::Picking || seen.phase == Phase::Calling)) {
            const Considered considered = search.consider(seen, legal);
            compare(hand, seen, considered, seat, within, search, rules);
            hand.apply(considered.choice);
            continue;
        }
        hand.apply(legal.size() == 1 ? legal.front()
                : *turn == seat      ? search.choose(seen, legal, {})
                                     : rules.choose(seen, legal, {}));
    }
}

double errorOf(double squares, double mean, int n)
{
    return std::sqrt(std::max(0.0, squares / n - mean * mean) / n);
}

void print(const char* name, const Side& side, int n)
{
    std::printf(
        " | %s %+7.3f %+7.3f %+7.3f", name, side.expected / n, side.byRules / n, side.gained / n);
}

void print()
{
    for (const auto& [name, cells] : tables) {
        std::printf("%s: expected, by rules, gained\n", name.c_str());
        for (const auto& [key, cell] : cells) {
            const int n = cell.count;
            const double expected = (cell.bold.expected - cell.careful.expected) / n;
            const double gained = (cell.bold.gained - cell.careful.gained) / n;
            const double strength = gained - (cell.bold.byRules - cell.careful.byRules) / n;
            std::printf("%5d times", n);
            print("bold", cell.bold, n);
            print("careful", cell.careful, n);
            std::printf(" | more %+7.3f %+7.3f ± %.3f, strength %+.3f ± %.3f, %+.4f a hand\n",
                expected, gained, errorOf(cell.squares, gained, n), strength,
                errorOf(cell.strengths, strength, n), gained * n / hands);
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "rules", "layout=5H-A" }, { "deals", "500" }, { "seed", "1" }, { "card", "100" },
            { "plan", "64" }, { "bid", "400" }, { "within", "1.5" }, { "thinks", "rule" } });
    const CheckedVariant variant = settings.variant();
    SearchPlayer search(
        1, { settings.number("card"), settings.number("plan"), settings.number("bid") });
    if (settings.text("thinks") == "rule")
        search.meet(Opponents::all(regularPolicy()));
    RulePlayer rules;
    for (int i = 0; i < settings.number("deals"); ++i) {
        const Deal deal =
            dealFromSeed(variant, mixedSeed(settings.seed(), static_cast<std::uint64_t>(i)),
                seatAt(i % variant.tableSeats()));
        HandState hand = HandState::fromDeal(variant, deal).value();
        SeatSet chairs = hand.seats();
        if (settings.text("only") == "alone") {
            const auto picker = pickerOf(hand, rules);
            chairs = picker ? SeatSet { *picker } : SeatSet {};
        }
        for (const Seat seat : chairs)
            play(hand, seat, settings.real("within"), search, rules);
    }
    print();
}
