// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what is learned of other players:
//
//     measure_learning key=value …
//
//     rules=VARIANT     layout=5H-A
//     field=leaflet     who sits there: leaflet, grabber, or a style of the library
//     hands=300 test=150 seed=1
//     what=foretell     foretell: how well the next decisions are foretold, on hands that were not
//                       learned from, by regulars only, by the library, and after 10, 30, 100 and
//                       `hands` hands
//                       edge: what a search player wins more that has seen `hands` hands than one
//                       that has not, paired, in `test` deals
//     card=60 plan=32 bid=20   the budget, in worlds
#include "engine/hand/state/hand_record.h"
#include "engine/players/opponents/beliefs.h"
#include "engine/players/search/search_player.h"
#include "engine/playout/style.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/settings.h"
#include "tests/measure/simple_players.h"
#include "tests/measure/table.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

std::unique_ptr<Player> fieldPlayer(const std::string& field)
{
    if (field == "leaflet")
        return std::make_unique<LeafletPlayer>();
    if (field == "grabber")
        return std::make_unique<GrabbingPlayer>();
    const Style* const style = styleOf(field);
    return style ? std::make_unique<RulePlayer>(*style, 1) : nullptr;
}

HandRecord playedRecord(const CheckedVariant& variant, Player& player, std::uint64_t seed, int i)
{
    const Deal deal = dealFromSeed(
        variant, mixedSeed(seed, static_cast<std::uint64_t>(i)), seatAt(i % variant.tableSeats()));
    HandState hand = HandState::fromDeal(variant, deal).value();
    HandRecord record { variant, deal, 1, {}, {} };
    playOut(hand, allSeats(player), [&](const HandState&, Seat seat, const Action& action) {
        record.actions.push_back({ seat, action });
    });
    return record;
}

Beliefs::Names oneName()
{
    Beliefs::Names names;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        names[seat] = "player";
    return names;
}

struct Foretold {
    double logarithms = 0;
    int right = 0;
    int count = 0;
};

/// Of the decision, leads of both sides together.
std::string wordOf(Decision decision)
{
    switch (decision) {
    case Decision::Pick:
        return "picks";
    case Decision::Bury:
        return "buries";
    case Decision::Call:
        return "calls";
    case Decision::Follow:
        return "follows";
    case Decision::Leaster:
        return "leasters";
    default:
        return "leads";
    }
}

void foretell(
    const std::string& who, const PlayerGuess& guess, const std::vector<SeenDecision>& decisions)
{
    std::map<std::string, Foretold> table;
    for (const SeenDecision& decision : decisions) {
        std::vector<double> chances;
        for (std::size_t i = 0; i < decision.options.size(); ++i) {
            Ways ways = guess.likelihoodOf(decision.decision, decision.options, i);
            ways *= guess.chances();
            chances.push_back(static_cast<double>(sumOf(ways)));
        }
        const double chance = chances[decision.chosen];
        const bool right =
            std::ranges::none_of(chances, [&](double other) { return other > chance + 1e-6; });
        for (const std::string& word : { wordOf(decision.decision), std::string("all") }) {
            Foretold& of = table[word];
            of.logarithms += std::log(chance);
            of.right += right;
            ++of.count;
        }
    }
    std::printf("%-12s", who.c_str());
    for (const char* word : { "all", "picks", "buries", "calls", "leads", "follows", "leasters" }) {
        const Foretold& of = table[word];
        const double n = std::max(1, of.count);
        std::printf("  %s %.3f %2.0f%%", word, of.logarithms / n, 100 * of.right / n);
    }
    std::printf("\n");
    std::fflush(stdout);
}

std::shared_ptr<const PlayerGuess> certain(const Policy& policy)
{
    Ways chances {};
    chances.set(learnedWay, 1);
    return std::make_shared<const PlayerGuess>(chances, policy);
}

void measureForetelling(const Settings& settings, const CheckedVariant& variant, Player& player)
{
    const std::uint64_t seed = settings.seed();
    std::vector<SeenDecision> tests;
    for (int i = 0; i < settings.number("test"); ++i)
        for (SeenDecision& decision :
            decisionsOf(playedRecord(variant, player, seed + 1000, i)).value())
            tests.push_back(std::move(decision));
    foretell("regulars", *certain(regularPolicy()), tests);
    foretell("library", PlayerGuess(), tests);
    Beliefs beliefs;
    for (int i = 1; i <= settings.number("hands"); ++i) {
        beliefs.learn(playedRecord(variant, player, seed, i), oneName());
        if (i == 10 || i == 30 || i == 100 || i == settings.number("hands"))
            foretell("after " + std::to_string(i), *beliefs.people().at("player").guess(), tests);
    }
    const auto chances = beliefs.people().at("player").guess()->chances();
    for (std::size_t way = 0; way < mostWays; ++way)
        if (chances[way] > 0.01F)
            std::printf("%s %.2f  ",
                way < styles().size() ? std::string(styles()[way].key).c_str() : "learned",
                static_cast<double>(chances[way]));
    std::printf("\n");
}

void measureEdge(const Settings& settings, const CheckedVariant& variant, Player& player)
{
    const std::uint64_t seed = settings.seed();
    Beliefs beliefs;
    for (int i = 0; i < settings.number("hands"); ++i)
        beliefs.learn(playedRecord(variant, player, seed, i), oneName());
    const SearchBudget budget { settings.number("card"), settings.number("plan"),
        settings.number("bid") };
    SearchPlayer knowing(1, budget);
    knowing.meet(beliefs.opponents(oneName()));
    SearchPlayer unknowing(1, budget);
    if (settings.text("over") == "regular")
        unknowing.meet(Opponents::all(regularPolicy()));
    if (settings.text("knows") == "library")
        knowing.meet(Opponents());
    const Edge edge =
        edgeOf({ player, knowing, unknowing }, variant, settings.number("test"), seed + 2000);
    std::printf("%s in a field of %s: knowing over not knowing %+.3f ± %.3f, %d deals\n",
        settings.text("rules").c_str(), settings.text("field").c_str(), edge.mean,
        edge.standardError, edge.deals);
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "rules", "layout=5H-A" }, { "field", "leaflet" }, { "what", "foretell" },
            { "hands", "300" }, { "test", "150" }, { "seed", "1" }, { "card", "60" },
            { "plan", "32" }, { "bid", "20" } });
    const auto player = fieldPlayer(settings.text("field"));
    if (!player)
        return std::fprintf(stderr, "field: no players of this name\n"), 2;
    (settings.text("what") == "edge" ? measureEdge : measureForetelling)(
        settings, settings.variant(), *player);
}
