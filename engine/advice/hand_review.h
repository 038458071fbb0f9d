// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/hand/state/hand_record.h"
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

    /// There was only one legal action.
    bool forced() const { return before.legalActions().size() == 1; }
};

/// Every decision of a hand in order. The problem is a record that cannot be replayed.
Result<std::vector<HandStep>> stepsOf(const HandRecord& record);

/// How strong a passed hand was.
struct PassedHand {
    double chance = 0;        ///< to win as picker or bidder, from 0 to 1
    bool ruleOfThumb = false; ///< a careful player would have picked

    bool operator==(const PassedHand&) const = default;
};

/// The review of a decision after the hand.
struct ReviewedDecision {
    /// With what the seat could know: what a search player would do, then best first; empty if
    /// there was no choice, or if it could not be determined.
    std::vector<Prospect> prospects;
    /// The expected cost compared with the search player's choice: see costOf().
    std::optional<double> cost;
    /// If the decision cost something and reasons were asked for its seat: the search player's
    /// choice, and why it is better than what was decided.
    std::optional<Advice> better;
    /// With all cards open, best first; for cards only.
    std::vector<OpenCard> openCards;
    std::optional<PassedHand> passed;
};

/// The budget of a review: that of a hint, so that both say the same of a decision.
struct ReviewBudget {
    SearchBudget search = analysisBudget;
    SeatSet reasonsFor = {};                    ///< whose costly decisions are given reasons
    int factWorlds = AdviceBudget().factWorlds; ///< as in AdviceBudget: a hint says the same
    int courseWorlds = AdviceBudget().courseWorlds;
    int openTricks = maxTricks; ///< with open cards from this many tricks before the end
};

/// Reviews the decisions of finished hands. The same seed and budget always give the same results,
/// in any order of decisions. Not thread-safe.
class HandReview {
public:
    explicit HandReview(
        std::uint64_t seed, const ReviewBudget& budget = {}, JobRunner runJobs = runSequentially);

    /// What is known of the others from now on.
    void meet(const Acquaintances& known)
    {
        known_ = known;
        player_.meet(known.opponents);
    }

    /// Returns early when stopped; discard the result then.
    ReviewedDecision review(const HandStep& step, const std::stop_token& stop = {});

private:
    Advice betterThan(const Action& decided, const Observation& seen, std::span<const Action> legal,
        const std::vector<Prospect>& prospects, const std::stop_token& stop) const;

    std::uint64_t seed_;
    SeatSet reasonsFor_;
    AdviceBudget reasons_;
    Acquaintances known_;
    SearchPlayer player_;
    OpenTruth truth_;
};

/// How the hand ends after the card that was played; null if unknown.
const OpenEnd* playedEnd(const HandStep& step, const ReviewedDecision& review);

/// Whether the seat, with all cards seen, could have won before this decision but not after it.
bool gaveAwayWin(const HandStep& step, const ReviewedDecision& review);

/// The decisions of a seat that cost something, by index, the costliest first.
std::vector<std::size_t> costlyOf(
    Seat seat, const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews);

/// The costliest decision of each seat, by index; none for seats that lost nothing.
std::vector<std::size_t> costliest(
    const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews);

} // namespace sheepshead
