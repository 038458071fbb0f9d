// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/players/levels.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// The SHA-256 of a text in 64 hexadecimal digits. The engine has none of its own.
using TextHash = std::string (*)(std::string_view text);

inline constexpr std::array challengeLengths { 4, 8, 16, 32 }; ///< deals
inline constexpr std::size_t digitsOfHash = 64;

/// Some deals that several people play, each alone against the same computer players. Everybody
/// gets the same cards, so that their scores can be compared. The person has seat 0.
struct Challenge {
    std::string name;
    std::string maker; ///< who made it
    CheckedVariant rules;
    std::array<Level, maxSeats> levels {}; ///< by seat; that of the person counts for nothing
    int deals = challengeLengths[1];
    std::string secret; ///< the deals follow from it: 64 hexadecimal digits

    bool operator==(const Challenge&) const;
};

inline constexpr Seat challengersSeat = seatAt(0);

/// How many worlds the experts of a challenge imagine, without a clock: so they play the same way
/// for everybody, on every computer. It is part of the form of challenges and does not change. It
/// is small enough for a slow computer, which no limit of time would help: at the tables of all
/// presets a card took at most 0.10 s and a bury 0.16 s on one core, without optimization for
/// speed.
inline constexpr SearchBudget challengeBudget {
    .cardWorlds = 480, .planWorlds = 240, .bidWorlds = 300, .planStart = 24, .planTries = 1000
};

/// Who deals a deal, from 0. They follow each other around the table; the person plays every deal.
Seat dealerOfDeal(const Challenge& challenge, int deal);

/// The number that all of a deal follows from, the computer players' chance too. The deals are
/// numbered from 0. Who learns one number learns nothing of the others.
std::uint64_t seedOfDeal(const Challenge& challenge, int deal, TextHash hash);

/// A deal before its first decision. Each stands alone: no doubler waits, and no pot. REDEAL-HAND:
/// cards that are thrown in at once are dealt again.
HandRecord recordOfDeal(const Challenge& challenge, int deal, TextHash hash);

/// How one deal was played.
struct ChallengeDeal {
    int score = 0;                   ///< of the person; 0 for a hand that was thrown in
    std::vector<SeatAction> actions; ///< none where only the score is known, and in a hand that is
                                     ///< thrown in at once

    bool operator==(const ChallengeDeal&) const = default;
};

/// How one person played the deals of a challenge, from the first one on.
struct ChallengeResult {
    std::string player;
    std::vector<ChallengeDeal> deals; ///< those that are over
    /// What was done in the deal in play; only where it is continued, not in what is sent to
    /// others.
    std::optional<std::vector<SeatAction>> begun;
    bool scoresOnly = false; ///< it came as a line, which proves nothing

    bool operator==(const ChallengeResult&) const = default;
};

int totalOf(const ChallengeResult& result);

/// The person's score in a hand that is over.
int challengersScore(const HandState& played);

} // namespace sheepshead
