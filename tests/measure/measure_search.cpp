// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the search player against rule players, by paired duplicate:
//
//     measure_search key=value …
//
//     rules=VARIANT     as variantText(): "layout=5H-A no-pick=leaster"; layout=5H-A
//     deals=500 seed=1
//     what=all          all | cards | leasters | plans (bury, call) | bids (the rest before the
//                       lead) | before (both): the rule player decides everything else; policy:
//                       he plays as the playouts do
//     card= plan= bid=    the budget, in worlds, where not the usual one
#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/rule_player.h"
#include "engine/players/search_player.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"
#include "tests/measure/duplicate.h"

#include <chrono>
#include <cstdio>
#include <map>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

using Settings = std::map<std::string, std::string>;

int number(const Settings& settings, const std::string& key, int otherwise)
{
    const auto found = settings.find(key);
    return found == settings.end() ? otherwise
                                   : parseNumber<int>(found->second).value_or(otherwise);
}

/// Searches for some decisions only, and counts the time they take.
class PartlySearching : public Player {
public:
    PartlySearching(const SearchBudget& budget, std::string what)
        : search_(1, budget)
        , what_(std::move(what))
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override
    {
        const bool cards = seen.phase == Phase::Playing;
        if (what_ == "policy" && cards && seen.proper.size() > 1)
            return byPolicy(seen, legal);
        const bool searches = what_ == "all" || (what_ == "cards" && cards)
            || (what_ == "leasters" && seen.leaster())
            || (what_ == "plans" && (seen.phase == Phase::Burying || seen.phase == Phase::Calling))
            || (what_ == "bids" && !cards && seen.phase != Phase::Burying
                && seen.phase != Phase::Calling)
            || (what_ == "before" && !cards);
        if (!searches)
            return rules_.choose(seen, legal, stop);
        const auto begin = std::chrono::steady_clock::now();
        const Action action = search_.choose(seen, legal, stop);
        seconds_ += std::chrono::steady_clock::now() - begin;
        ++decisions_;
        return action;
    }

    double sharedChoices() const { return 100.0 * asRule_ / std::max(1, decisions_); }
    double milliseconds() const { return 1000 * seconds_.count() / std::max(1, decisions_); }

private:
    /// Plays as the playouts do.
    Action byPolicy(const Observation& seen, std::span<const Action> legal)
    {
        Rng rng(1);
        const auto world = DealSampler(seen, legal).draw(rng);
        const auto table = PlayTable::of(seen, *world, legal);
        const Card card = Playout(table->setting()).choose(table->position(*world));
        const Action byRule = rules_.choose(seen, legal, {});
        ++decisions_;
        asRule_ += card == std::get<Play>(byRule).card;
        return Play { card };
    }

    RulePlayer rules_;
    SearchPlayer search_;
    std::string what_;
    std::chrono::duration<double> seconds_ { 0 };
    int decisions_ = 0;
    int asRule_ = 0;
};

} // namespace

int main(int argc, char** argv)
{
    Settings settings { { "rules", "layout=5H-A" }, { "what", "all" } };
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const auto equals = argument.find('=');
        if (equals == std::string::npos)
            return std::fprintf(stderr, "%s: expected key=value\n", argv[i]), 2;
        settings[argument.substr(0, equals)] = argument.substr(equals + 1);
    }
    const auto parsed = parseVariant(settings["rules"]);
    const auto variant = parsed ? check(*parsed) : Result<CheckedVariant>(parsed.problem());
    if (!variant)
        return std::fprintf(stderr, "%s\n", variant.problem().reason.c_str()), 2;
    SearchBudget budget;
    budget.cardWorlds = number(settings, "card", budget.cardWorlds);
    budget.planWorlds = number(settings, "plan", budget.planWorlds);
    budget.bidWorlds = number(settings, "bid", budget.bidWorlds);
    RulePlayer field;
    PartlySearching challenger(budget, settings["what"]);
    const int deals = number(settings, "deals", 500);
    const Edge edge = edgeOver(field, challenger, *variant, deals,
        static_cast<std::uint64_t>(number(settings, "seed", 1)));
    std::printf("%s, %s, %d deals: %+.3f ± %.3f, %.2f ms a decision\n", settings["rules"].c_str(),
        settings["what"].c_str(), deals, edge.mean, edge.standardError, challenger.milliseconds());
    if (settings["what"] == "policy")
        std::printf("%.1f %% of the cards as the rule player\n", challenger.sharedChoices());
}
