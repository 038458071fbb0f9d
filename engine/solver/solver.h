// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/outcome.h"
#include "engine/solver/card_values.h"
#include "engine/solver/open_search.h"

#include <optional>
#include <stop_token>

namespace sheepshead {

class HandState;

/// A hand in play between two sides, as a solver sees it: all cards open, covered ones too. The
/// sides must be settled, or known to the caller (FirstTrick, 4H-4).
struct OpenGame {
    Playing play;
    TrumpOrder trumps;
    SeatSet makers;
    Points makersBury = {}; ///< what counts for the makers beside their tricks
};

/// A hand in play between two sides as the solver sees it.
OpenGame openGameOf(const HandState& hand);

/// SCORE-TIER in points: the makers' numbers from which they are out of schneider, win, and have
/// the defenders schneider.
struct TierLimits {
    int safe = 31;
    int won = 61;
    int schneider = 91;
};

/// A legal card and what it leads to, in the makers' points at the end of the hand.
struct CardPoints {
    Card card;
    Points makers;
};
struct CardTier {
    Card card;
    Tier tier {};
};

/// Finds how a hand between two sides ends when every player sees all cards and plays perfectly,
/// from any position in the play of the cards, also within a trick. Exact and reproducible. Keeps
/// its table between questions and allocates nothing while searching. Not thread-safe. Every answer
/// is empty if stopped.
class Solver {
public:
    /// Remembers 2^tableBits positions of 8 bytes.
    explicit Solver(unsigned tableBits = 17);

    /// Whether the makers get `threshold` points, including their bury.
    std::optional<bool> makersReach(
        const OpenGame& game, Points threshold, std::stop_token stop = {});
    /// The makers' points at the end, including their bury.
    std::optional<Points> makersPoints(const OpenGame& game, std::stop_token stop = {});
    /// The same after each card that the seat to act may play; there must be one.
    std::optional<CardValues<CardPoints>> makersPointsOfCards(
        const OpenGame& game, std::stop_token stop = {});

    /// The tier of the result; no trick and all tricks are tiers of their own.
    std::optional<Tier> tier(
        const OpenGame& game, const TierLimits& limits = {}, std::stop_token stop = {});
    std::optional<CardValues<CardTier>> tierOfCards(
        const OpenGame& game, const TierLimits& limits = {}, std::stop_token stop = {});

    /// The makers' tricks at the end, if both sides play for tricks only (billy, a bet on every
    /// trick).
    std::optional<int> makersTricks(const OpenGame& game, std::stop_token stop = {});

    /// Positions searched by this solver so far.
    std::uint64_t nodes() const { return search_.nodes(); }

private:
    using Counting = analysis::Counting;

    /// A question about the position, or about one card played to it.
    struct Asked {
        analysis::OpenPosition position;
        analysis::Bits card = 0; ///< none: of the position
    };

    analysis::OpenPosition begin(const OpenGame& game, Counting counting, std::stop_token stop);
    int gain(const Asked& asked, int need);
    int bestGain(const Asked& asked, int guess);
    Tier tierByPoints(const Asked& asked, int taken, const TierLimits& limits);
    void correctByTricks(const OpenGame& game, const TierLimits& limits, std::stop_token stop,
        CardValues<CardTier>& tiers, bool ofCards);

    analysis::OpenSearch search_;
};

} // namespace sheepshead
