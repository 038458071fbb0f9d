// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "engine/scoring/scoring.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What each seat gets when a hand ends in one way.
struct Split {
    Score picker;
    Score partner;
    Score defender;

    bool operator==(const Split&) const = default;
};

/// How many partners the picker, or the first of the makers, may have at this table: the most
/// first, none last where one may be alone.
std::vector<int> partnersPossible(const CheckedVariant& variant);

/// A row of the payoff table. The points of the makers that lead to it are those of its tier; a row
/// beyond the usual ones exists only where a house rule makes a difference.
struct Payoff {
    enum class Special { None, PickerTrickless, ForcedPick };

    Tier tier;
    Special special;
    int fewest; ///< makers' points; meaningless for tiers that are decided by tricks
    int most;
    std::vector<Split> splits; ///< one for each of partnersPossible()
};

/// The payoff table of these rules, as scoreHand() has it, best for the makers first. Tables of two
/// and bidding tables have others.
std::vector<Payoff> payoffs(const CheckedVariant& variant);

/// 2H-SCORE: what the winner gets, by how the other fared.
struct TwoHandedPayoff {
    Score otherHas30;
    Score otherSchneider;
    Score otherTrickless;
};
TwoHandedPayoff twoHandedPayoff(const CheckedVariant& variant);

/// 4H-5: what everyone on the winning side adds.
struct IndianaPayoff {
    std::optional<SoloKind> solo; ///< none: a call
    Tier tier;
    Score bidders;
    Score opponents;
};
std::vector<IndianaPayoff> indianaPayoffs(const CheckedVariant& variant);

/// What a winner and a loser of a leaster get if some players share the fewest points.
struct LeasterPayoff {
    Score winner;
    Score loser;
};
LeasterPayoff leasterPayoff(const CheckedVariant& variant, int winners);

} // namespace sheepshead
