// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/scoring/outcome.h"
#include "engine/scoring/stake_factors.h"

#include <compare>
#include <optional>

namespace sheepshead {

/// A number on the score sheet, such as +4 or -2. Not to be mixed up with Points on cards.
struct Score {
    int value = 0;
    auto operator<=>(const Score&) const = default; // NOLINT(modernize-use-nullptr)
    constexpr Score& operator+=(Score other)
    {
        value += other.value;
        return *this;
    }
};

/// What each seat gets for a hand, and how that came about.
struct HandScores {
    PerSeat<Score> scores;    ///< zero for seats that did not play; they sum to zero (not in 4H-5)
    std::optional<Tier> tier; ///< of a hand with makers
    int stake = 0;            ///< what one defender wins or loses, everything counted
    StakeFactors factors;     ///< what the stake is the product of; none where no seat wins
    bool pickerPaidAlone = false; ///< NOTRICK let the partners off
    SeatSet leasterWinners;       ///< the winners where all play for themselves; several in a tie

    /// DOTB was applied.
    bool bumped() const { return factors.has(FactorKind::Bump); }

    bool operator==(const HandScores&) const = default;
};

/// SCORE-TIER. Which numbers save the defenders is the variant's rule (C4).
Tier tierOf(const PickedOutcome& outcome, const Variant& variant);

/// SCORE-UNIT, SCORE-PAIR, DOTB, NOTRICK, MULTIPLIER, CALL-SHEEPS, RENEGE. The seats are those that
/// played the hand.
HandScores scoreHand(const PickedOutcome& outcome, SeatSet seats, const Variant& variant);

/// 2H-SCORE
HandScores scoreHand(const TwoHandedOutcome& outcome, SeatSet seats, const Variant& variant);

/// 4H-5: only winners add.
HandScores scoreHand(const IndianaOutcome& outcome, SeatSet seats, const Variant& variant);

HandScores scoreHand(const Outcome& outcome, SeatSet seats, const Variant& variant);

} // namespace sheepshead
