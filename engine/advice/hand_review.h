// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_record.h"
#include "engine/players/search/search_player.h"
#include "engine/players/search/trials.h"
#include "engine/solver/open_truth.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sheepshead {

/// One decision of a finished hand.
struct HandStep {
    HandState before;
    SeatAction decision;

    /// Nothing else was allowed.
    bool forced() const { return before.legalActions().size() == 1; }
};

/// Every decision of a hand in order. The problem is a record that cannot be played again.
Result<std::vector<HandStep>> stepsOf(const HandRecord& record);

/// How strong a hand was that its owner passed.
struct PassedHand {
    double chance = 0;        ///< to win as picker or bidder, from 0 to 1
    bool ruleOfThumb = false; ///< a careful player would have picked

    bool operator==(const PassedHand&) const = default;
};

/// What can be said of a decision once the hand is over.
struct ReviewedDecision {
    /// With what the seat could know: what a search player would do, then best first; empty where
    /// there was no choice, or where nothing can be told.
    std::vector<Prospect> prospects;
    /// What it is expected to have cost against what a search player would do, in score points of
    /// the hand. Zero where the difference is no larger than chance makes it; nothing where it
    /// cannot be told.
    std::optional<double> cost;
    /// With all cards open, best first; for cards only.
    std::vector<OpenCard> openCards;
    std::optional<PassedHand> passed;
};

/// How much a review thinks: more than a player can who is waited for.
struct ReviewBudget {
    SearchBudget search = analysisBudget;
    int openTricks = maxTricks; ///< with open cards from this many tricks before the end
};

/// Looks back at the decisions of finished hands. The same seed and budget always find the same;
/// the order in which decisions are looked at does not matter. Not for two threads at once.
class HandReview {
public:
    explicit HandReview(
        std::uint64_t seed, const ReviewBudget& budget = {}, JobRunner runJobs = runSequentially);

    /// Asked to stop, it comes back at once with what is worthless.
    ReviewedDecision review(const HandStep& step, const std::stop_token& stop = {});

private:
    SearchPlayer player_;
    OpenTruth truth_;
};

/// The truth about the card that was played; nothing where there is none.
const OpenEnd* playedEnd(const HandStep& step, const ReviewedDecision& review);

/// With open cards the seat could still win before this decision, and no more after it.
bool gaveAwayWin(const HandStep& step, const ReviewedDecision& review);

/// The decisions that cost their seats most, by index: one a seat, none where nothing was lost.
std::vector<std::size_t> costliest(
    const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews);

} // namespace sheepshead
