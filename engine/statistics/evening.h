// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

namespace sheepshead {

/// Hands of one role: how many, how many of them won, and what they scored.
struct RoleSum {
    int hands = 0;
    int won = 0;
    std::int64_t score = 0;

    bool operator==(const RoleSum&) const = default;
};

/// Runs of hands that were won, or lost, one after another.
struct Run {
    int first = 0; ///< from the beginning on
    int last = 0;  ///< up to the end
    int most = 0;

    bool operator==(const Run&) const = default;
};

/// What one person did on one evening: the hands of a sheet on a day. Or on many, see add().
struct Evening {
    int hands = 0; ///< dealt to the person, those thrown in included
    int thrownIn = 0;
    int hinted = 0;
    std::int64_t score = 0; ///< as on the sheet, pots included
    RoleSum picked;         ///< alone included
    RoleSum alone;
    RoleSum partner;
    RoleSum defender;
    RoleSum leaster; ///< and all games in which each plays for themselves
    int schneidered = 0;
    int wasSchneidered = 0;
    int decided = 0; ///< hands that won or cost points; the runs are of them
    Run up;
    Run down;
    int passed = 0; ///< hands in which the person could pick and did not, and their trump
    int queens = 0;
    int jacks = 0;
    int otherTrump = 0;
    int jackOfDiamonds = 0;

    bool operator==(const Evening&) const = default;
};

/// Adds a later evening.
void add(Evening& sum, const Evening& later);

/// Adds the next hand to the runs.
void addToRuns(Evening& evening, std::int64_t score);

/// The hands in which a person could pick with one number of trump, or from one place behind the
/// dealer.
struct PartSum {
    int hands = 0;
    int picked = 0;
    int won = 0;            ///< of the picked
    std::int64_t score = 0; ///< trump: of the picked; seat: of all

    bool operator==(const PartSum&) const = default;
};

/// By trump held, or by seats behind the dealer: 0 is the dealer, 1 is left of them.
using Parts = std::map<int, PartSum>;

/// The kinds of decisions of which a review says what they cost.
enum class CostPart : std::uint8_t { Pick, Bury, Call, Lead, Follow, Other };
inline constexpr std::array<std::string_view, 6> costPartKeys { "pick", "bury", "call", "lead",
    "follow", "other" };

struct CostSum {
    int hands = 0; ///< with such a decision
    int decisions = 0;
    int mistakes = 0; ///< decisions that cost something
    double points = 0;

    bool operator==(const CostSum&) const = default;
};

using Costs = std::array<CostSum, costPartKeys.size()>;

} // namespace sheepshead
