// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/plan_inputs.h"

#include "engine/players/rule/bury_and_call.h"
#include "engine/playout/input_writer.h"
#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::size_t shownTrump = 16;
constexpr std::size_t shownSuits = 4;
constexpr CardSet honours = cardsOf(Rank::Queen) | cardsOf(Rank::Jack);

int stepsBetween(const Observation& seen, Seat from, Seat to)
{
    int steps = 0;
    for (; from != to; from = seen.seats.nextAfter(from))
        ++steps;
    return steps;
}

CardSet suitCalled(const Observation& seen, const PickersPlan& plan)
{
    return plan.called && !seen.trumps.isTrump(*plan.called) ? seen.trumps.suitOf(*plan.called)
                                                             : CardSet();
}

void describeTrump(InputWriter& to, const Observation& seen, CardSet kept)
{
    CardSet trump = seen.trumps.trump() & deckOf(*seen.variant);
    for (std::size_t i = 0; i < shownTrump; ++i) {
        if (trump.empty()) {
            to.flag(false);
            continue;
        }
        const Card card = seen.trumps.strongest(trump);
        trump.remove(card);
        to.flag(kept.contains(card));
    }
    const CardSet own = kept & seen.trumps.trump();
    to.count(own.size(), 3);
    to.count((own & honours).size(), 2);
}

/// The called suit first, then the long ones.
void describeSuits(InputWriter& to, const Observation& seen, const PickersPlan& plan)
{
    std::array<CardSet, shownSuits> suits;
    std::size_t count = 0;
    for (std::size_t kind = 1; kind < suitKinds; ++kind)
        if (!seen.trumps.ofKind(kind).empty())
            suits[count++] = seen.trumps.ofKind(kind);
    const CardSet called = suitCalled(seen, plan);
    const auto worth = [&](CardSet suit) {
        constexpr int longer = 64;
        constexpr int first = 1024;
        const CardSet own = plan.kept & suit;
        return (suit == called ? first : 0) + longer * own.size() + own.points().value;
    };
    std::stable_sort(suits.begin(), suits.begin() + static_cast<std::ptrdiff_t>(count),
        [&](CardSet one, CardSet other) { return worth(one) > worth(other); });
    for (std::size_t i = 0; i < shownSuits; ++i) {
        const CardSet own = i < count ? plan.kept & suits[i] : CardSet();
        for (int size = 1; size <= 3; ++size)
            to.flag(own.size() >= size);
        to.flag(own.meets(cardsOf(Rank::Ace)));
        to.flag(own.meets(cardsOf(Rank::Ten)));
        to.flag(own.meets(cardsOf(Rank::King)));
        to.count(own.points().value, 20);
    }
}

void describeCall(InputWriter& to, const Observation& seen, const PickersPlan& plan)
{
    const CardSet fail = CardSet::deck() - seen.trumps.trump();
    to.count(plan.buried.points().value, 10);
    to.count((plan.buried & seen.trumps.trump()).size(), 2);
    to.count((plan.buried & fail & cardsOf(Rank::Ace)).size(), 2);
    to.count((plan.buried & fail & cardsOf(Rank::Ten)).size(), 2);
    to.flag(plan.alone);
    to.flag(plan.called && fail.contains(*plan.called) && plan.called->rank() == Rank::Ace);
    to.flag(plan.called && fail.contains(*plan.called) && plan.called->rank() != Rank::Ace);
    to.flag(plan.called && !fail.contains(*plan.called));
    to.flag(plan.under.has_value());
    to.flag(plan.under && seen.trumps.isTrump(*plan.under));
    to.count(plan.under ? plan.under->points().value : 0, 10);
    to.count((plan.kept & suitCalled(seen, plan)).size(), 2);
}

/// What a regular holds of it.
void describeAsRegular(InputWriter& to, const Observation& seen, const PickersPlan& plan)
{
    constexpr float worthOfBury = 10;
    constexpr float priceOfCall = 4;
    if (plan.buried.empty())
        return;
    Observation before = seen;
    before.hand = plan.kept | plan.buried;
    if (plan.under)
        before.hand.add(*plan.under);
    to.number(static_cast<float>(worthOfBurying(before, plan.buried)), worthOfBury);
    to.number(static_cast<float>(priceOfCalling(plan.kept & suitCalled(seen, plan))), priceOfCall);
}

} // namespace

void describeTable(const Observation& seen, PlanInputs::Table& table)
{
    constexpr int fewest = 3;
    const Layout& layout = seen.variant.layout();
    InputWriter to(table);
    to.oneOf(seen.seats.size() - fewest, 6);
    to.flag(seen.variant->partner == Partner::CalledAce);
    to.flag(seen.variant->partner == Partner::JackOfDiamonds
        || seen.variant->partner == Partner::JackOfClubs);
    to.flag(seen.variant->partner == Partner::None);
    to.flag(seen.variant->partner == Partner::JackAndAce);
    to.count(layout.hand, 8);
    to.count(layout.pickerTakes(), 3);
    to.flag(seen.variant->doubleOnTheBump);
    to.flag(seen.variant->noPick == NoPick::Leaster);
    to.flag(seen.forcedPick);
    to.count(seen.passed.size(), 4);
    const Seat first = seen.seats.nextAfter(seen.dealer);
    const int fromFirst = stepsBetween(seen, first, seen.viewer);
    to.oneOf(fromFirst, 6);
    to.oneOf(seen.seats.size() - 1 - fromFirst, 6);
}

void describePlan(const Observation& seen, const PickersPlan& plan, PlanInputs::Hand& hand)
{
    InputWriter to(hand);
    describeTrump(to, seen, plan.kept);
    describeSuits(to, seen, plan);
    describeCall(to, seen, plan);
    describeAsRegular(to, seen, plan);
}

} // namespace sheepshead
