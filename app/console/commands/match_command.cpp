// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/rule_argument.h"
#include "app/console/tournament.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array matchOptions {
    OptionRow { "--rules", "RULES", "House rules (called-ace); \"rules --help\" says how." },
    OptionRow { "--player", "PLAYER",
        "beginner, regular, strong, expert, expert:WORLDS (deals imagined for each card),\n"
        "                        random, exec:COMMAND, or one of these with a name: NAME=expert.\n"
        "                        Give it once for each player; the last one fills the other "
        "seats." },
    OptionRow { "--hands", "N", "Deals to play (100)." },
    OptionRow { "--seed", "N", "The same cards for the same number (1)." },
    OptionRow { "--time-limit", "MS", "For each answer of an exec: player (10000)." },
    OptionRow { "--start-limit", "MS",
        "For its first answer, before which it may have much to load (60000)." },
    OptionRow { "--no-duplicate", "", "Play each deal once instead of once for each seat." },
    OptionRow { "--each-deal", "", "Also print what each player wins a hand in each deal." },
    OptionRow { "--no-learning", "", "Experts do not learn how the others play." },
};

constexpr Usage matchUsage {
    .command = "match",
    .arguments = "",
    .about = "Plays hands between computer players and prints what each wins or loses a hand.\n"
             "Every deal is played once for each seat, and the players move by one seat each\n"
             "time. Experts learn from every hand how the others play, each known by its name.\n"
             "If an exec: player fails, the reason is printed, a rule player replaces it, and the\n"
             "exit status is 3.",
    .options = matchOptions,
};

constexpr int programReplaced = 3; ///< exit status: the figures are not those of who was named

std::chrono::milliseconds millisecondsIn(
    const Options& given, std::string_view option, std::uint64_t usual)
{
    constexpr std::uint64_t longest = 3'600'000;
    return std::chrono::milliseconds(static_cast<int>(given.number(option, usual, 1, longest)));
}

const Fault* replacementOf(const Entrant& entrant, const Tournament& tournament)
{
    const auto found = std::ranges::find_if(tournament.faults(),
        [&](const Fault& fault) { return fault.replaced && fault.player == entrant.name(); });
    return found == tournament.faults().end() ? nullptr : &*found;
}

std::vector<Entrant> entrantsIn(const Options& given, int seats)
{
    std::vector<std::string> texts = given.all("--player");
    if (texts.empty())
        texts.emplace_back("regular");
    if (texts.size() > static_cast<std::size_t>(seats))
        throw UsageError { "--player: more players than the " + std::to_string(seats)
            + " seats of this table" };
    const OutsidePlayer::Patience patience { millisecondsIn(given, "--start-limit", 60'000),
        millisecondsIn(given, "--time-limit", 10'000) };
    const std::uint64_t seed = given.number("--seed", 1, 0, ~std::uint64_t { 0 });
    std::vector<Entrant> entrants;
    for (std::size_t i = 0; i < texts.size(); ++i)
        entrants.emplace_back(texts[i], mixedSeed(seed, i), patience);
    return entrants;
}

/// Gives two entrants of the same name a number.
void tellApart(std::vector<Entrant>& entrants)
{
    for (std::size_t i = 1; i < entrants.size(); ++i) {
        int same = 1;
        for (std::size_t j = 0; j < i; ++j)
            same += entrants[j].name() == entrants[i].name() ? 1 : 0;
        if (same > 1)
            entrants[i].rename(entrants[i].name() + ' ' + std::to_string(i + 1));
    }
}

std::vector<std::size_t> chairsFor(std::size_t entrants, int seats)
{
    std::vector<std::size_t> chairs;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
        chairs.push_back(std::min(i, entrants - 1));
    return chairs;
}

Json averageJson(const Average& average)
{
    return { { "average", average.mean }, { "margin95", average.margin } };
}

Json playersJson(const Tournament& tournament, const std::vector<Entrant>& entrants, int seats)
{
    Json players = Json::array();
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        Json player = { { "name", entrants[i].name() } };
        player.update(averageJson(tournament.averageOf(i)));
        player["decisions"] = entrants[i].decisions();
        player["millisecondsADecision"] = entrants[i].millisecondsADecision();
        const Fault* const fault = replacementOf(entrants[i], tournament);
        player["replacedFromHand"] = fault ? Json(fault->hand) : Json();
        player["byPlace"] = Json::array();
        for (int place = 0; place < seats; ++place)
            player["byPlace"].push_back(averageJson(tournament.averageAt(i, place)));
        players.push_back(player);
    }
    return players;
}

Json faultsJson(const Tournament& tournament)
{
    Json faults = Json::array();
    for (const Fault& fault : tournament.faults())
        faults.push_back(
            { { "player", fault.player }, { "hand", fault.hand }, { "seat", indexOf(fault.seat) },
                { "what", fault.what }, { "replaced", fault.replaced } });
    return faults;
}

void printText(const Tournament& tournament, const std::vector<Entrant>& entrants)
{
    std::cout << tournament.deals() << " deals, " << tournament.hands() << " hands\n"
              << "points a hand, the 95 % interval, and milliseconds a decision\n";
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const Average average = tournament.averageOf(i);
        std::array<char, 64> figures {};
        std::snprintf(figures.data(), figures.size(), "%+8.3f ± %.3f %8.2f  ", average.mean,
            average.margin, entrants[i].millisecondsADecision());
        std::cout << figures.data() << entrants[i].name();
        if (const Fault* const fault = replacementOf(entrants[i], tournament))
            std::cout << ", replaced by a rule player from hand " << fault->hand << " on";
        std::cout << '\n';
    }
}

void reportFaults(const Tournament& tournament)
{
    for (const Fault& fault : tournament.faults())
        std::cerr << "sheepshead-console: hand " << fault.hand << ", seat " << indexOf(fault.seat)
                  << ": " << fault.player << ' ' << fault.what
                  << (fault.replaced ? "; a rule player replaces it\n"
                                     : "; another action was taken instead\n");
}

void printDeal(const Tournament& tournament)
{
    std::cout << "deal " << tournament.deals() << ':';
    for (const double score : tournament.lastDeal()) {
        std::array<char, 32> figure {};
        std::snprintf(figure.data(), figure.size(), " %+.3f", score);
        std::cout << figure.data();
    }
    std::cout << std::endl; // seen at once, so that a match that is ended has told its deals
}

int runMatch(const Options& given)
{
    const CheckedVariant variant = rulesFrom(given.text("--rules", "called-ace"));
    const int seats = variant.tableSeats();
    constexpr std::uint64_t usual = 100;
    constexpr std::uint64_t most = 10'000'000;
    const std::uint64_t deals = given.number("--hands", usual, 1, most);
    const std::uint64_t seed = given.number("--seed", 1, 0, ~std::uint64_t { 0 });
    std::vector<Entrant> entrants = entrantsIn(given, seats);
    tellApart(entrants);
    Tournament tournament(variant, entrants, chairsFor(entrants.size(), seats), seed,
        { !given.has("--no-duplicate"), !given.has("--no-learning") });
    Json eachDeal = Json::array();
    {
        LongWork work("deals", deals);
        for (std::uint64_t i = 0; i < deals && !LongWork::interrupted(); ++i) {
            tournament.playDeal();
            if (given.has("--each-deal") && given.json())
                eachDeal.push_back(tournament.lastDeal());
            else if (given.has("--each-deal"))
                printDeal(tournament);
            work.show(i + 1);
        }
    }
    reportFaults(tournament);
    const int status =
        std::ranges::any_of(tournament.faults(), &Fault::replaced) ? programReplaced : 0;
    if (!given.json()) {
        printText(tournament, entrants);
        return status;
    }
    Json page = { { "rules", variantJson(*variant) }, { "deals", tournament.deals() },
        { "hands", tournament.hands() }, { "refusals", tournament.refusals() },
        { "interrupted", LongWork::interrupted() },
        { "players", playersJson(tournament, entrants, seats) },
        { "faults", faultsJson(tournament) } };
    if (given.has("--each-deal"))
        page["eachDeal"] = eachDeal;
    std::cout << pageOf(page) << '\n';
    return status;
}

} // namespace

const Command matchCommand { matchUsage, runMatch };

} // namespace sheepshead::console
