// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_search.h"

#include <optional>
#include <utility>

namespace sheepshead::analysis {

namespace {

constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

constexpr std::size_t blockNumber(Bits card)
{
    return (card & trumpBits) != 0 ? 0 : 3 - placeOfBit(card) / 6;
}

} // namespace

OpenSearch::OpenSearch(unsigned tableBits)
    : table_(tableBits)
{
}

void OpenSearch::setDeal(const OpenDeal& deal, std::stop_token stop)
{
    deal_ = deal;
    stop_ = std::move(stop);
    stopped_ = stop_.stop_requested();
    patterns_.setDeal(deal_);
    order_.setDeal(deal_);
    table_.clear();
}

void OpenSearch::lookForStop()
{
    if ((++nodes_ & 0xFFFU) == 0 && stop_.stop_requested())
        stopped_ = true;
}

int OpenSearch::gain(const OpenPosition& position, int need)
{
    if (position.toPlay == deal_.seats)
        return start(
            position.table.out, position.turn, position.duty, position.left, position.rest, need);
    const TrickPlan plan(deal_, position, position.turn, position.toPlay);
    return follow(plan, 0, position.table, need);
}

int OpenSearch::gainAfter(const OpenPosition& position, Bits card, int need)
{
    if (position.toPlay == deal_.seats)
        return leadWith(position, planFor(position, card), card, need);
    const TrickPlan plan(deal_, position, position.turn, position.toPlay);
    return after(plan, 1, laid(deal_, position.table, plan.counting, position.turn, card), need);
}

OpenPosition OpenSearch::opening(Bits out, int leader, bool duty, int left, int rest) const
{
    OpenPosition position;
    position.table.out = out;
    position.table.winner = leader;
    position.turn = leader;
    position.toPlay = deal_.seats;
    position.closed = deal_.coverings == 0 ? 0 : deal_.closed(out);
    position.duty = duty;
    position.left = left;
    position.rest = rest;
    position.bosses = highestOfBlocks(out);
    return position;
}

int OpenSearch::start(Bits out, int leader, bool duty, int left, int rest, int need)
{
    if (need <= 0)
        return 0;
    if (need > rest)
        return rest;
    if (left <= 1)
        return left == 0 ? 0 : lastTrick(out, leader, rest);
    Bounds bounds = sureBounds(out, left, rest);
    if (bounds.least >= need)
        return bounds.least;
    if (bounds.most < need)
        return bounds.most;
    out = patterns_.canonical(out);
    const std::uint64_t key = BoundTable::keyOf(out, leader, duty);
    table_.prefetch(key);
    Bits first = 0;
    if (Bounds known; table_.find(key, known)) {
        if (known.least >= need)
            return known.least;
        if (known.most < need)
            return known.most;
        bounds.least = std::max(bounds.least, known.least);
        bounds.most = std::min(bounds.most, known.most);
        first = Bits { 1 } << known.lead;
    }
    Bits best = 0;
    const int result = lead(opening(out, leader, duty, left, rest), first, need, best);
    if (stopped_)
        return result;
    (result >= need ? bounds.least : bounds.most) = result;
    bounds.lead = static_cast<int>(placeOfBit(best));
    table_.store(key, bounds);
    return result;
}

/// The highest trump take their tricks whenever they are played.
Bounds OpenSearch::sureBounds(Bits out, int left, int rest)
{
    const RankPatterns::TrumpRun run = patterns_.trumpRun(out);
    const int sure = run.tricks >= left ? rest : run.worth + run.tricks * deal_.trickWorth;
    return run.makers ? Bounds { sure, rest, 0 } : Bounds { 0, rest - sure, 0 };
}

Bits OpenSearch::suitLedBy(Bits card) const
{
    return card == deal_.under ? deal_.dutySuit : blockOf(card);
}

TrickPlan OpenSearch::planFor(const OpenPosition& position, Bits card) const
{
    OpenPosition led = position;
    led.led = suitLedBy(card);
    const int next = position.turn + 1 == deal_.seats ? 0 : position.turn + 1;
    return TrickPlan(deal_, led, next, deal_.seats - 1);
}

int OpenSearch::leadWith(const OpenPosition& position, const TrickPlan& plan, Bits card, int need)
{
    return follow(plan, 0, laid(deal_, position.table, plan.counting, position.turn, card), need);
}

/// One of each kind of equal cards.
Bits OpenSearch::distinct(Bits cards, Bits out) const
{
    Bits result = 0;
    Bits higher = 0;
    for (; cards != 0; cards &= ~higher) {
        const Bits card = highest(cards);
        if (higher == 0 || !isLike(deal_, higher, card, out))
            result |= card;
        higher = card;
    }
    return result;
}

int OpenSearch::lead(const OpenPosition& position, Bits first, int need, Bits& best)
{
    lookForStop();
    Bits moves = distinct(legal(deal_, position, position.turn), position.table.out);
    const bool maker = deal_.maker[index(position.turn)];
    int result = maker ? -1 : 1000;
    const auto decided = [&](const TrickPlan& plan, Bits card) {
        const int value = leadWith(position, plan, card, need);
        if (maker ? value > result : value < result) {
            result = value;
            best = card;
        }
        return maker == (value >= need) || stopped_;
    };
    if ((moves & first) != 0) {
        moves &= ~first;
        if (decided(planFor(position, first), first))
            return result;
    }
    std::array<std::optional<TrickPlan>, blockCount> plans;
    CardList list;
    for (Bits rest = moves; rest != 0; rest &= rest - 1) {
        const Bits card = lowest(rest);
        std::optional<TrickPlan>& plan = plans[blockNumber(suitLedBy(card))];
        if (!plan)
            plan.emplace(planFor(position, card));
        list.add(card, order_.leadScore(*plan, maker, card));
    }
    while (!list.empty()) {
        const Bits card = list.takeBest();
        if (decided(*plans[blockNumber(suitLedBy(card))], card))
            break;
    }
    return result;
}

int OpenSearch::follow(const TrickPlan& plan, int number, const OnTable& table, int need)
{
    lookForStop();
    const TrickStep& step = plan.of[index(number)];
    if ((step.moves & (step.moves - 1)) == 0)
        return after(
            plan, number + 1, laid(deal_, table, plan.counting, step.seat, step.moves), need);
    const bool partnersHave = deal_.maker[index(table.winner)] == step.maker;
    CardList list = order_.follows(deal_, plan, step, table, partnersHave);
    if (list.size() == 1)
        return after(
            plan, number + 1, laid(deal_, table, plan.counting, step.seat, list.takeBest()), need);
    int result = step.maker ? -1 : 1000;
    while (!list.empty()) {
        const Bits card = list.takeBest();
        const int value =
            after(plan, number + 1, laid(deal_, table, plan.counting, step.seat, card), need);
        if (step.maker ? value > result : value < result)
            result = value;
        if (step.maker == (value >= need) || stopped_)
            break;
    }
    return result;
}

int OpenSearch::after(const TrickPlan& plan, int step, const OnTable& table, int need)
{
    if (step < plan.steps)
        return follow(plan, step, table, need);
    const int worth = table.worth + deal_.trickWorth;
    const int gain = deal_.maker[index(table.winner)] ? worth : 0;
    return gain
        + start(
            table.out, table.winner, plan.dutyAfter, plan.left - 1, plan.rest - worth, need - gain);
}

int OpenSearch::guess(const OpenPosition& position) const
{
    if (position.toPlay == deal_.seats)
        return guessFromLead(position);
    const TrickPlan plan(deal_, position, position.turn, position.toPlay);
    return guessFromTrick(plan, position.table);
}

int OpenSearch::guessFromLead(const OpenPosition& position) const
{
    if (position.left <= 1)
        return position.left == 0 ? 0 : lastTrick(position.table.out, position.turn, position.rest);
    const bool maker = deal_.maker[index(position.turn)];
    CardList list;
    for (Bits rest = legal(deal_, position, position.turn); rest != 0; rest &= rest - 1)
        list.add(
            lowest(rest), order_.leadScore(planFor(position, lowest(rest)), maker, lowest(rest)));
    const Bits card = list.takeBest();
    const TrickPlan plan = planFor(position, card);
    return guessFromTrick(plan, laid(deal_, position.table, plan.counting, position.turn, card));
}

int OpenSearch::guessFromTrick(const TrickPlan& plan, OnTable table) const
{
    for (int i = 0; i < plan.steps; ++i) {
        const TrickStep& step = plan.of[index(i)];
        const bool partnersHave = deal_.maker[index(table.winner)] == step.maker;
        const Bits card = order_.follows(deal_, plan, step, table, partnersHave).takeBest();
        table = laid(deal_, table, plan.counting, step.seat, card);
    }
    const int worth = table.worth + deal_.trickWorth;
    const int gain = deal_.maker[index(table.winner)] ? worth : 0;
    return gain
        + guessFromLead(
            opening(table.out, table.winner, plan.dutyAfter, plan.left - 1, plan.rest - worth));
}

/// UNDER-POWER: an under takes the trick only if no other card can.
int OpenSearch::lastTrick(Bits out, int leader, int rest) const
{
    const Bits card = deal_.own[index(leader)] & out;
    const Bits led = card == 0 ? deal_.dutySuit : blockOf(card);
    const Bits counting = out & (trumpBits | led) & ~deal_.under;
    if (counting == 0)
        return deal_.maker[index(leader)] ? rest : 0;
    return (highest(counting) & deal_.makersCards) != 0 ? rest : 0;
}

} // namespace sheepshead::analysis
