// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the search player against rule players, by paired duplicate:
//
//     measure_search key=value …
//
//     rules=VARIANT     as variantText(): "layout=5H-A no-pick=leaster"; layout=5H-A;
//                       or presets: one after another
//     deals=500 seed=1
//     what=all          all | cards | leasters | plans (bury, call) | bids (the rest before the
//                       lead) | before (both): the rule player decides everything else. To compare:
//                       policy plays cards as the playouts do, learned (or learned-cards)
//                       decides as the learned player, open by the exact solver with all
//                       cards open, foresight knows all cards and how the rule players go on
//     card= plan= bid=    the budget, in worlds, where not the usual one
//     over=rule         rule | search: another search player, with a budget of overcard= overplan=
//                       overbid=
//     field=rule        who sits in the other chairs: rule, or a style of the library
//     thinks=library    what the search thinks of them: library, rule, or the style that they have
//     only=             leasters: only deals in which rule players do not pick
//     split=0           1: what each kind of decision brought; 2: and what was expected of it
#include "engine/playout/style.h"
#include "engine/rules/presets.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/partly_searching.h"
#include "tests/measure/settings.h"

#include <cstdio>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

SearchBudget budgetOf(const Settings& settings, const std::string& whose)
{
    SearchBudget budget;
    budget.cardWorlds = settings.number(whose + "card", budget.cardWorlds);
    budget.planWorlds = settings.number(whose + "plan", budget.planWorlds);
    budget.bidWorlds = settings.number(whose + "bid", budget.bidWorlds);
    return budget;
}

/// In score points of all hands that were played.
void print(const GainLedger& gains, int hands)
{
    for (const auto& [kind, entry] : gains.entries())
        std::printf("%-12s %6d decisions, %5d changed, %+.4f a hand, expected %+.4f\n",
            kind.c_str(), entry.decisions, entry.changed, static_cast<double>(entry.gain) / hands,
            entry.expected / hands);
}

void measure(const Settings& settings, const CheckedVariant& variant, const std::string& table)
{
    const std::string what = settings.text("what");
    const Style* const style = styleOf(settings.text("field", "regular"));
    if (!style)
        return static_cast<void>(std::fprintf(stderr, "field: no such style\n"));
    RulePlayer field(*style, 1);
    PartlySearching challenger(budgetOf(settings, ""), what);
    PartlySearching rival(budgetOf(settings, "over"), what);
    const std::string thinks = settings.text("thinks", "library");
    if (thinks == "rule")
        challenger.meet(Opponents::all(regularPolicy()));
    else if (const Style* const known = styleOf(thinks))
        challenger.meet(Opponents::all(policyOf(known->habits, known->lapses)));
    rival.meet(Opponents::all(regularPolicy()));
    const bool overSearch = settings.text("over") == "search";
    const bool leasters = settings.text("only") == "leasters";
    if (settings.number("split", 0) > 1)
        challenger.tellExpectations();
    Player& other = overSearch ? static_cast<Player&>(rival) : field;
    const Edge edge = edgeOf({ field, challenger, other, leasters }, variant,
        settings.number("deals", 500), settings.seed());
    std::printf("%s, %s, %d deals: %+.3f ± %.3f, %.3f ms a decision, %.1f at most\n", table.c_str(),
        what.c_str(), edge.deals, edge.mean, edge.standardError, challenger.milliseconds(),
        challenger.mostMilliseconds());
    if (overSearch)
        std::printf("over one who takes %.2f ms a decision\n", rival.milliseconds());
    std::printf("%.1f %% as the rule player; defenders led trump %.2f %% of %d times early on\n",
        challenger.sharedChoices(), challenger.trumpLeads(), challenger.leads());
    if (settings.has("split"))
        print(challenger.gains(), edge.hands);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv, { { "rules", "layout=5H-A" }, { "what", "all" } });
    if (settings.text("rules") == "presets") {
        for (const Preset& preset : presets())
            measure(settings, check(preset.variant).value(), std::string(preset.key));
        return 0;
    }
    measure(settings, settings.variant(), settings.text("rules"));
}
