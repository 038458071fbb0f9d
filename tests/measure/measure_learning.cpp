// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what is learned of other players:
//
//     measure_learning key=value …
//
//     rules=VARIANT     layout=5H-A
//     field=leaflet     who sits there: leaflet, grabber, whist, hoarder, hasty, or a style of the
//                       library; kinds with commas between them sit in turn
//     people=each       each: every seat is a person of its own; one: they are all the same person
//     hands=300 test=150 seed=1 evenings=1
//     what=foretell     foretell: how well the next decisions are foretold, on hands that were not
//                       learned from, by regulars only, by the library, and after 3, 10, 30, 100
//                       and `hands` hands; behind it the share of what `hands` hands bring edge:
//                       what a search player wins more that has seen `hands` hands than one that
//                       has not, paired, in `test` deals among players of the first kind
//     counted=SEATS     the seats whose decisions are foretold ("1234"); all of them
//     card=60 plan=32 bid=20   the budget, in worlds
#include "engine/hand/state/hand_record.h"
#include "engine/players/opponents/beliefs.h"
#include "engine/players/search/search_player.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/settings.h"
#include "tests/measure/simple_players.h"
#include "tests/measure/table.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <sstream>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

/// The players of a field, by seat.
struct Field {
    std::vector<std::unique_ptr<Player>> kinds;
    Players seats;
};

std::optional<Field> fieldOf(const std::string& names)
{
    Field field;
    std::stringstream left(names);
    for (std::string name; std::getline(left, name, ',');)
        if (!field.kinds.emplace_back(playerOfKind(name)))
            return std::nullopt;
    if (field.kinds.empty())
        return std::nullopt;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        field.seats[seat] =
            field.kinds[static_cast<std::size_t>(indexOf(seat)) % field.kinds.size()].get();
    return field;
}

HandRecord playedRecord(
    const CheckedVariant& variant, const Field& field, std::uint64_t seed, int i)
{
    const Deal deal = dealFromSeed(
        variant, mixedSeed(seed, static_cast<std::uint64_t>(i)), seatAt(i % variant.tableSeats()));
    HandState hand = HandState::fromDeal(variant, deal).value();
    HandRecord record { variant, deal, 1, {}, {} };
    playOut(hand, field.seats, [&](const HandState&, Seat seat, const Action& action) {
        record.actions.push_back({ seat, action });
    });
    return record;
}

Beliefs::Names namesOf(const Settings& settings, const CheckedVariant& variant)
{
    const bool each = settings.text("people") != "one";
    Beliefs::Names names;
    for (const Seat seat : SeatSet::firstSeats(variant.tableSeats()))
        names[seat] = "player" + (each ? std::to_string(indexOf(seat)) : std::string());
    return names;
}

struct Foretold {
    double logarithms = 0;
    int right = 0;
    int count = 0;

    double mean() const { return logarithms / std::max(1, count); }
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

constexpr std::array words { "all", "picks", "buries", "calls", "leads", "follows", "leasters" };
using Figure = std::map<std::string, Foretold>;

void foretell(const Opponents& opponents, const std::vector<SeenDecision>& decisions, Figure& table)
{
    for (const SeenDecision& decision : decisions) {
        const PlayerGuess& guess = opponents.of(decision.seat);
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
}

/// Once with the share of the way from the library to the last row, without it for regulars.
void print(const std::string& who, Figure& table, Figure& library, Figure& last)
{
    std::printf("%-10s", who.c_str());
    for (const char* word : words) {
        const Foretold& of = table[word];
        std::printf("  %s %.3f %2.0f%%", word, of.mean(), 100.0 * of.right / std::max(1, of.count));
    }
    std::printf("\n");
    if (&table == &library || who == "regulars")
        return;
    std::printf("%-10s", "  share");
    for (const char* word : words) {
        const double all = last[word].mean() - library[word].mean();
        const double here = table[word].mean() - library[word].mean();
        std::printf("  %s %.0f%%", word, all == 0 ? 0 : 100 * here / all);
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

/// One evening: what was foretold after so many hands; -1 stands for regulars.
void foretellEvening(const Settings& settings, const CheckedVariant& variant, const Field& field,
    std::uint64_t seed, std::map<int, Figure>& figures)
{
    const Beliefs::Names names = namesOf(settings, variant);
    const std::string counted = settings.text("counted");
    std::vector<SeenDecision> tests;
    for (int i = 0; i < settings.number("test"); ++i)
        for (SeenDecision& decision :
            decisionsOf(playedRecord(variant, field, seed + 1000, i)).value())
            if (counted.empty()
                || counted.find(std::to_string(indexOf(decision.seat))) != std::string::npos)
                tests.push_back(std::move(decision));
    Opponents regulars;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        regulars.know(seat, certain(regularPolicy()));
    foretell(regulars, tests, figures[-1]);
    foretell(Opponents(), tests, figures[0]);
    Beliefs beliefs;
    const int last = settings.number("hands");
    for (int i = 1; i <= last; ++i) {
        beliefs.learn(playedRecord(variant, field, seed, i), names);
        if (i == 3 || i == 10 || i == 30 || i == 100 || i == last)
            foretell(beliefs.opponents(names), tests, figures[i]);
    }
}

void measureForetelling(const Settings& settings, const CheckedVariant& variant, const Field& field)
{
    std::map<int, Figure> figures;
    for (int i = 0; i < settings.number("evenings"); ++i)
        foretellEvening(settings, variant, field,
            settings.seed() + 10000 * static_cast<std::uint64_t>(i), figures);
    Figure& library = figures[0];
    Figure& last = figures.rbegin()->second;
    for (auto& [hands, figure] : figures)
        print(hands < 0      ? "regulars"
                : hands == 0 ? "library"
                             : "after " + std::to_string(hands),
            figure, library, last);
}

void measureEdge(const Settings& settings, const CheckedVariant& variant, const Field& field)
{
    const std::uint64_t seed = settings.seed();
    const Beliefs::Names names = namesOf(settings, variant);
    Beliefs beliefs;
    for (int i = 0; i < settings.number("hands"); ++i)
        beliefs.learn(playedRecord(variant, field, seed, i), names);
    const SearchBudget budget { settings.number("card"), settings.number("plan"),
        settings.number("bid") };
    SearchPlayer knowing(1, budget);
    knowing.meet(beliefs.opponents(names));
    SearchPlayer unknowing(1, budget);
    if (settings.text("over") == "regular")
        unknowing.meet(Opponents::all(regularPolicy()));
    if (settings.text("knows") == "library")
        knowing.meet(Opponents());
    const Edge edge = edgeOf({ *field.kinds.front(), knowing, unknowing }, variant,
        settings.number("test"), seed + 2000);
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
            { "plan", "32" }, { "bid", "20" }, { "people", "each" }, { "evenings", "1" } });
    const auto field = fieldOf(settings.text("field"));
    if (!field)
        return std::fprintf(stderr, "field: no players of this name\n"), 2;
    (settings.text("what") == "edge" ? measureEdge : measureForetelling)(
        settings, settings.variant(), *field);
}
