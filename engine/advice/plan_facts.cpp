// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/plan_facts.h"

#include "engine/hand/stake_so_far.h"

#include <cmath>

namespace sheepshead {

namespace {

using advice::Measure;

constexpr double manyPlanPoints = 8;

class PlanFacts {
public:
    PlanFacts(const Observation& seen, std::span<const HandCourse> courses)
        : seen_(seen)
        , here_(courses.front())
        , there_(courses.size() > 1 ? &courses[1] : nullptr)
    {
    }

    std::vector<advice::Fact> find();

private:
    Measure measure(double HandCourse::*value) const
    {
        return { here_.*value, there_ ? std::optional(there_->*value) : std::nullopt };
    }
    advice::Strength strength() const;
    void findOfBid();
    void findOfBury(const Bury& bury);
    void findOfCall(const Call& call);
    void findOfRaise();
    void findPoints();

    const Observation& seen_;
    const HandCourse& here_;
    const HandCourse* there_;
    WeighedFacts facts_;
};

advice::Strength PlanFacts::strength() const
{
    const CardSet hand = seen_.hand;
    const CardSet trump = hand & seen_.trumps.trump();
    return { trump.size(), (trump & cardsOf(Rank::Queen)).size(),
        (trump & cardsOf(Rank::Jack)).size(), ((hand - trump) & cardsOf(Rank::Ace)).size() };
}

void PlanFacts::findOfBid()
{
    // A solo may have trump of its own, and what is voted for is played without a picker.
    const bool ownTrump = std::holds_alternative<NameSolo>(here_.action)
        || here_.action == Action(Bid { BidKind::Solo });
    if (!ownTrump && seen_.phase != Phase::Voting)
        facts_.add(strength(), 1);
    const bool passes = std::holds_alternative<Pass>(here_.action);
    const HandCourse* const passed = passes                      ? &here_
        : there_ && std::holds_alternative<Pass>(there_->action) ? there_
                                                                 : nullptr;
    // FORCED: another one picks anyway.
    const bool open = seen_.phase != Phase::Picking || seen_.variant->noPick != NoPick::ForcedPick;
    if (open && passed && passed->viewerPicks == 0)
        facts_.add(advice::AfterPassing { passed->othersPick, passed->allPass }, 0.7);
}

void PlanFacts::findOfBury(const Bury& bury)
{
    advice::BuryMakes makes { bury.cards.points(), {}, {} };
    if (const auto* other = there_ ? std::get_if<Bury>(&there_->action) : nullptr)
        makes.otherPoints = other->cards.points();
    for (const Suit suit : allSuits) {
        const CardSet fail = seen_.trumps.fail(suit);
        makes.voids[static_cast<std::size_t>(suit)] =
            bury.cards.meets(fail) && !(seen_.hand - bury.cards).meets(fail);
    }
    facts_.add(makes, 1);
    findPoints();
}

void PlanFacts::findOfCall(const Call& call)
{
    if (seen_.trumps.isTrump(call.card)) {
        facts_.add(strength(), 1);
    } else {
        const int held = (seen_.hand & seen_.trumps.fail(call.card.suit())).size();
        if (call.under || held > 0) // CALL-NOHOLD: there may be none
            facts_.add(advice::HoldsOfCalled { call.card, call.under ? 0 : held }, 0.8);
        const bool othersCall = there_ && std::holds_alternative<Call>(there_->action);
        Measure taken = measure(&HandCourse::calledTrickOurs);
        if (!othersCall)
            taken.there.reset();
        facts_.add(advice::CalledTrickIsOurs { call.card, taken }, 0.6);
    }
    findPoints();
}

void PlanFacts::findOfRaise()
{
    facts_.add(strength(), 0.8);
    facts_.add(advice::Stake { 2 * stakeFactorSoFar(seen_) }, 1);
}

void PlanFacts::findPoints()
{
    const Measure points = measure(&HandCourse::handPoints);
    if (points.difference() > 0.5)
        facts_.add(advice::HandPoints { points }, points.difference() / manyPlanPoints + 0.2);
}

std::vector<advice::Fact> PlanFacts::find()
{
    if (const auto* bury = std::get_if<Bury>(&here_.action))
        findOfBury(*bury);
    else if (const auto* call = std::get_if<Call>(&here_.action))
        findOfCall(*call);
    else if (seen_.phase == Phase::Raising)
        findOfRaise();
    else
        findOfBid();
    constexpr double worthTelling = 0.2;
    return facts_.best(3, worthTelling);
}

} // namespace

std::vector<advice::Fact> planFacts(const Observation& seen, std::span<const HandCourse> courses)
{
    return courses.empty() ? std::vector<advice::Fact>() : PlanFacts(seen, courses).find();
}

} // namespace sheepshead
