// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/advice.h"

#include "engine/advice/card_facts.h"
#include "engine/advice/judgement.h"
#include "engine/advice/plan_facts.h"
#include "engine/players/search/conventions.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sheepshead {

namespace {

/// Sorts facts into the order in which they are told.
void putInOrder(std::vector<advice::Fact>& facts)
{
    std::ranges::stable_sort(facts, {}, [](const advice::Fact& fact) { return fact.index(); });
}

/// Two actions that differ by fewer score points count as equal.
constexpr double sameWorth = 0.02;

/// Written with two decimals there is no difference.
constexpr double sameScore = 0.005;

/// The best alternative that is not equal to the recommended action; else the second best.
const Prospect* nextBest(const std::vector<Prospect>& prospects)
{
    if (prospects.size() < 2)
        return nullptr;
    const auto other = std::ranges::find_if(prospects,
        [&](const Prospect& p) { return std::abs(p.score - prospects.front().score) > sameWorth; });
    return other == prospects.end() ? &prospects[1] : &*other;
}

advice::Measure compare(const Prospect& here, const Prospect* there, double Prospect::*value)
{
    return { here.*value, there ? std::optional(there->*value) : std::nullopt };
}

std::vector<advice::Fact> ofCards(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, const Play& here, const std::optional<Action>& against, int worlds,
    Rng& rng, const TimeIsUp& stop)
{
    std::vector<Card> cards { here.card };
    const auto* const there = against ? std::get_if<Play>(&*against) : nullptr;
    if (there && there->card != here.card)
        cards.push_back(there->card);
    return cardFacts(seen, outlookOf(seen, legal, cards, opponents, worlds, rng, stop));
}

std::vector<advice::Fact> ofPlans(const Observation& seen, std::span<const Action> legal,
    const Action& here, const std::optional<Action>& against, int worlds, Rng& rng,
    const TimeIsUp& stop)
{
    std::vector<Action> actions { here };
    if (against)
        actions.push_back(*against);
    return planFacts(seen, coursesOf(seen, legal, actions, worlds, rng, stop));
}

/// Whether a fact speaks for the recommended action (1), against it (-1), or neither (0).
struct Speaks {
    static constexpr double little = 0.05;

    static int sign(const advice::Measure& measure)
    {
        return measure.difference() > little ? 1 : measure.difference() < -little ? -1 : 0;
    }
    int operator()(const advice::TakesTrick& takes) const
    {
        return tricksMayHurt ? 0 : sign(takes.chance);
    }
    int operator()(const advice::Beaten&) const { return -1; }
    int operator()(const advice::SideTakesTrick& takes) const { return sign(takes.chance); }
    int operator()(const advice::CalledCardFalls& falls) const { return sign(falls.chance); }
    int operator()(const advice::DrawsTrump& draws) const { return sign(draws.fall); }
    int operator()(const advice::TrickPoints&) const { return 1; }
    int operator()(const advice::HandPoints&) const { return 1; }
    int operator()(const advice::MakesVoid&) const { return 1; }
    int operator()(const advice::KeepsCard&) const { return 1; }
    int operator()(const auto&) const { return 0; }

    bool tricksMayHurt = false;
};

/// Whether some facts speak against the recommended action and none for it, so that a reason is
/// missing.
bool speakAgainst(const std::vector<advice::Fact>& facts, const Observation& seen)
{
    int least = 0;
    int most = 0;
    for (const advice::Fact& fact : facts) {
        const int speaks = speaksFor(fact, seen);
        least = std::min(least, speaks);
        most = std::max(most, speaks);
    }
    return least < 0 && most <= 0;
}

const Prospect* against(const Advice& advice)
{
    const auto there = advice.against
        ? std::ranges::find(advice.prospects, *advice.against, &Prospect::action)
        : advice.prospects.end();
    return there == advice.prospects.end() ? nullptr : &*there;
}

/// A bury is half a plan, and so is the bid of a solo.
void addPlan(Advice& advice)
{
    const std::optional<Action>& then = advice.prospects.front().then;
    if (then)
        advice.facts.push_back(advice::GoesOn { *then });
}

/// DOTB: whether the seat passes because a lost pick counts double.
void addLostPick(
    Advice& advice, const Observation& seen, const Prospect& pass, const Prospect& pick)
{
    const bool doubles = seen.phase == Phase::Picking && seen.variant->doubleOnTheBump
        && pass.action == Action(Pass {}) && pick.action == Action(Pick {});
    const double difference = pass.score - pick.score;
    const double half = -pick.lost / 2;
    if (!doubles || half < std::max(difference / 2, Speaks::little))
        return;
    // Two reasons are enough. The last to speak decides what follows, and is told of it.
    std::erase_if(advice.facts, [](const advice::Fact& fact) {
        const auto* const after = std::get_if<advice::AfterPassing>(&fact);
        return after && after->othersPick > Speaks::little;
    });
    advice.facts.push_back(advice::LostPickCosts { half > difference });
}

/// The same only where no fact tells of a difference.
advice::NearlyEqual nearlyEqual(const std::vector<advice::Fact>& facts, const Prospect& here,
    const Prospect& there, const Observation& seen)
{
    const bool differs = std::ranges::any_of(
        facts, [&](const advice::Fact& fact) { return speaksFor(fact, seen) != 0; });
    return { !differs && std::abs(here.score - there.score) < sameScore };
}

/// Adds what the action is expected to score where the other facts say too little, and always
/// before the first lead.
void addWorth(Advice& advice, const Observation& seen, const Prospect* there)
{
    const Prospect& here = advice.prospects.front();
    const bool convention =
        there && there->score > here.score && breaksConvention(seen, there->action);
    // The search prefers a regular's action to another one that is hardly better.
    const bool near = there && !convention && (there->score > here.score || areClose(here, *there));
    const bool winsMore = !there || here.winChance > there->winChance + Speaks::little;
    const bool open = there && !convention && !near && speakAgainst(advice.facts, seen);
    const bool winsLess = there && there->winChance > here.winChance + Speaks::little;
    const bool telling = winsMore || convention || (near && !winsLess);
    const bool votes = seen.phase == Phase::Voting; // who is thrown in wins nothing
    const advice::Fact wins = advice::WinChance { compare(here, there, &Prospect::winChance) };
    const advice::Fact worth = advice::Worth { compare(here, there, &Prospect::score) };
    const bool says = seen.phase != Phase::Playing || advice.facts.size() < 2 || open;
    if (says && !(votes && near))
        advice.facts.push_back(telling && !votes ? wins : worth);
    if (there)
        addLostPick(advice, seen, here, *there);
    if (convention)
        advice.facts.push_back(advice::AgainstConvention {});
    else if (near)
        advice.facts.push_back(nearlyEqual(advice.facts, here, *there, seen));
    else if (telling && advice.facts.size() < 2)
        advice.facts.push_back(worth);
}

/// Whether the one who picked does so on little tells much of what the others hold.
void addPickHabit(Advice& advice, const Observation& seen, const Acquaintances& known)
{
    const bool picked = seen.picker && seen.variant.layout().opening == Opening::Picking;
    if (!picked || *seen.picker == seen.viewer)
        return;
    const PickHabit habit = known.picking[*seen.picker];
    if (habit != PickHabit::NothingToSay)
        advice.facts.push_back(
            advice::PickerIsKnown { *seen.picker, habit == PickHabit::OnLittle });
}

} // namespace

int speaksFor(const advice::Fact& fact, const Observation& seen)
{
    return std::visit(Speaks { seen.leaster() || seen.solo == SoloKind::Billy }, fact);
}

void explain(Advice& advice, const Observation& seen, std::span<const Action> legal,
    const Acquaintances& known, const AdviceBudget& budget, std::uint64_t seed,
    const std::stop_token& stop)
{
    Rng rng(mixedSeed(seed, seen.hand.bits()));
    const auto isUp = [&] { return stop.stop_requested(); };
    const auto* const play = std::get_if<Play>(&advice.recommended);
    advice.facts = play
        ? ofCards(seen, legal, known.opponents, *play, advice.against, budget.factWorlds, rng, isUp)
        : ofPlans(seen, legal, advice.recommended, advice.against, budget.courseWorlds, rng, isUp);
    if (!advice.prospects.empty()) {
        addPlan(advice);
        addWorth(advice, seen, against(advice));
    } else if (advice.facts.empty())
        advice.facts = { advice::ByRule {} };
    addPickHabit(advice, seen, known);
    putInOrder(advice.facts);
}

Adviser::Adviser(std::uint64_t seed, const AdviceBudget& budget, JobRunner runJobs)
    : seed_(seed)
    , budget_(budget)
    , player_(seed, budget.search, {}, std::move(runJobs))
{
}

Advice Adviser::advise(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop)
{
    Advice advice;
    if (legal.size() == 1) {
        advice.recommended = legal.front();
        advice.facts = { advice::OnlyChoice {} };
        return advice;
    }
    Considered considered = player_.consider(seen, legal, stop);
    advice.recommended = considered.choice;
    advice.prospects = std::move(considered.prospects);
    if (advice.prospects.size() == 1) // the others are reneges
        advice.facts = { advice::OnlyChoice {} };
    else {
        if (const Prospect* const there = nextBest(advice.prospects))
            advice.against = there->action;
        explain(advice, seen, legal, known_, budget_, seed_, stop);
    }
    return advice;
}

} // namespace sheepshead
