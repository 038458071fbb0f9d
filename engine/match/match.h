// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match_state.h"
#include "engine/match/score_sheet.h"

namespace sheepshead {

/// Hand after hand at one table: who deals, who sits out, what doublers are waiting, and the sheet.
class Match {
public:
    Match(const CheckedVariant& variant, std::uint64_t seed, Seat firstDealer);
    /// Resumes a match. A state that cannot be at this table is a problem.
    static Result<Match> resumed(
        const CheckedVariant& variant, const MatchState& state, ScoreSheet sheet);

    const CheckedVariant& variant() const { return variant_; }
    const ScoreSheet& sheet() const { return sheet_; }
    const MatchState& state() const { return state_; }

    /// The house rules of the hands to come may change as long as the chairs stay the same (see
    /// canChangeTo()); a hand that is being played keeps its own.
    bool canChangeTo(const CheckedVariant& variant) const;
    void changeVariant(const CheckedVariant& variant);

    /// Factor on the next hand's settlement.
    int doubler() const;

    /// Deals the next hand; the same one again until finish().
    HandState dealHand() const;

    /// Between two hands: from here on the deals follow from another number. Who learns the seed of
    /// one hand can work out those of all that follow from the same number.
    void reseed(std::uint64_t seed) { state_.seed = seed; }
    /// Whether a hand dealt before has this seed, and follows from the number that is used now.
    bool hasDealt(std::uint64_t handSeed) const;

    /// GAME-1: the agreed hands, rounds or points are played, or the players stopped.
    bool finished() const;
    /// No further hand is dealt.
    void stop() { state_.stopped = true; }
    /// POT-END: when the game is over, by its length or because the players stop; empties the pot.
    void closePot();
    /// POT-JOIN: between two hands a new player takes this chair of the table. With a pot waiting
    /// that makes a row: it is divided first (the seat shares in it for who leaves), or the
    /// newcomer adds a point for every pot.
    void newcomer(Seat seat);

    /// Writes a finished hand on the sheet and moves the deal and the doublers on. True when a row
    /// was added.
    bool finish(const HandState& hand);
    /// The same for a practice hand, which counts for nothing: the same dealer deals again, and
    /// doublers and pot stay. Its row has no scores.
    bool finishPractice(const HandState& hand);

private:
    int playedHands() const;
    int dealsPassed() const;
    int nextNumber() const;
    bool dealPasses(const HandState& hand) const;

    CheckedVariant variant_;
    MatchState state_;
    ScoreSheet sheet_;
};

} // namespace sheepshead
