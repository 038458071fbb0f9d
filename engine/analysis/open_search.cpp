// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/open_search.h"

#include <utility>

namespace sheepshead::analysis {

namespace {

constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

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

int OpenSearch::gain(const OpenTrick& trick, int need)
{
    if (trick.toPlay == deal_.seats)
        return start(trick.out, trick.turn, trick.duty, trick.left, trick.rest, need);
    return follow(trick, need);
}

int OpenSearch::gainAfter(const OpenTrick& trick, Bits card, int need)
{
    return after(trick, card, need);
}

int OpenSearch::start(Bits out, int leader, bool duty, int left, int rest, int need)
{
    if (need <= 0)
        return 0;
    if (need > rest)
        return rest;
    if (left <= 1)
        return left == 0 ? 0 : lastTrick(out, leader, rest);
    out = patterns_.canonical(out);
    const std::uint64_t key = BoundTable::keyOf(out, leader, duty);
    Bounds bounds { 0, rest, 0 };
    Bits first = 0;
    if (table_.find(key, bounds)) {
        if (bounds.least >= need)
            return bounds.least;
        if (bounds.most < need)
            return bounds.most;
        first = Bits { 1 } << bounds.lead;
    }
    OpenTrick trick;
    trick.out = out;
    trick.closed = deal_.coverings == 0 ? 0 : deal_.closed(out);
    trick.winner = leader;
    trick.turn = leader;
    trick.toPlay = deal_.seats;
    trick.rest = rest;
    trick.left = left;
    trick.duty = duty;
    Bits best = 0;
    const int result = lead(trick, first, need, best);
    if (stopped_)
        return result;
    (result >= need ? bounds.least : bounds.most) = result;
    bounds.lead = static_cast<int>(placeOfBit(best));
    table_.store(key, bounds);
    return result;
}

int OpenSearch::lead(const OpenTrick& trick, Bits first, int need, Bits& best)
{
    lookForStop();
    const Bits moves = patterns_.distinct(legal(deal_, trick), trick.out);
    const bool maker = deal_.maker[index(trick.turn)];
    int result = maker ? -1 : 1000;
    for (const Bits card : order_.leads(deal_, trick, moves, first)) {
        const int value = after(trick, card, need);
        if (maker ? value > result : value < result) {
            result = value;
            best = card;
            if (maker == (value >= need))
                break;
        }
        if (stopped_)
            break;
    }
    return result;
}

int OpenSearch::follow(const OpenTrick& trick, int need)
{
    lookForStop();
    const Bits moves = patterns_.distinct(legal(deal_, trick), trick.out | trick.best);
    if ((moves & (moves - 1)) == 0)
        return after(trick, moves, need);
    const bool maker = deal_.maker[index(trick.turn)];
    int result = maker ? -1 : 1000;
    for (const Bits card : order_.follows(deal_, trick, moves)) {
        const int value = after(trick, card, need);
        if (maker ? value > result : value < result) {
            result = value;
            if (maker == (value >= need))
                break;
        }
        if (stopped_)
            break;
    }
    return result;
}

int OpenSearch::after(const OpenTrick& before, Bits card, int need)
{
    const OpenTrick trick = played(deal_, before, card);
    if (trick.toPlay > 0)
        return follow(trick, need);
    const int worth = trick.worth + deal_.trickWorth;
    const int gain = deal_.maker[index(trick.winner)] ? worth : 0;
    const bool duty = trick.duty && trick.led != deal_.dutySuit;
    return gain
        + start(trick.out, trick.winner, duty, trick.left - 1, trick.rest - worth, need - gain);
}

/// UNDER-POWER: the under takes nothing unless nothing else counts.
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
