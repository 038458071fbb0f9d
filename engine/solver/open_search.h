// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/bound_table.h"
#include "engine/solver/card_order.h"
#include "engine/solver/rank_patterns.h"

#include <stop_token>

namespace sheepshead::analysis {

/// Searches how much of the rest the makers get with all cards open. What was learnt for one
/// question about a deal helps the next.
class OpenSearch {
public:
    explicit OpenSearch(unsigned tableBits);

    void setDeal(const OpenDeal& deal, std::stop_token stop);
    const OpenDeal& deal() const { return deal_; }

    /// What the makers get of the rest, including the trick on the table: a lower bound if it is
    /// `need` or more, otherwise an upper bound. Meaningless once stopped().
    int gain(const OpenPosition& position, int need);
    /// The same after a card of the seat to act.
    int gainAfter(const OpenPosition& position, Bits card, int need);

    /// What the makers get of the rest if every seat plays the card that the search tries first: a
    /// guess.
    int guess(const OpenPosition& position) const;

    bool stopped() const { return stopped_; }
    /// Positions searched so far.
    std::uint64_t nodes() const { return nodes_; }

private:
    OpenPosition opening(Bits out, int leader, bool duty, int left, int rest) const;
    int start(Bits out, int leader, bool duty, int left, int rest, int need);
    Bounds sureBounds(Bits out, int left, int rest);
    Bits distinct(Bits cards, Bits out) const;
    Bits suitLedBy(Bits card) const;
    TrickPlan planFor(const OpenPosition& position, Bits card) const;
    int lead(const OpenPosition& position, Bits first, int need, Bits& best);
    int leadWith(const OpenPosition& position, const TrickPlan& plan, Bits card, int need);
    int follow(const TrickPlan& plan, int step, const OnTable& table, int need);
    int after(const TrickPlan& plan, int step, const OnTable& table, int need);
    int guessFromLead(const OpenPosition& position) const;
    int guessFromTrick(const TrickPlan& plan, OnTable table) const;
    int lastTrick(Bits out, int leader, int rest) const;
    void lookForStop();

    OpenDeal deal_;
    RankPatterns patterns_;
    CardOrder order_;
    BoundTable table_;
    std::stop_token stop_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
};

} // namespace sheepshead::analysis
