// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/statistic.h"
#include "engine/support/keys.h"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

namespace sheepshead {

/// What was counted for one statistic, see StatisticRow.
struct StatisticSum {
    int hands = 0;   ///< it is about
    int counted = 0; ///< of them
    std::int64_t amount = 0;

    bool operator==(const StatisticSum&) const = default;
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
    int hands = 0;          ///< dealt to the person, those thrown in included
    std::int64_t score = 0; ///< as on the sheet, pots included
    std::array<StatisticSum, statisticTable.size()> sums;
    int decided = 0; ///< hands that won or cost points; the runs are of them
    Run up;
    Run down;

    StatisticSum& of(Statistic statistic) { return sums[static_cast<std::size_t>(statistic)]; }
    const StatisticSum& of(Statistic statistic) const
    {
        return sums[static_cast<std::size_t>(statistic)];
    }

    bool operator==(const Evening&) const = default;
};

/// Adds the next hand that was dealt to the person; not to the score of the evening, to which what
/// was won without cards belongs too.
void addHand(Evening& evening, const PersonHand& hand);

void add(StatisticSum& sum, const StatisticSum& later);

/// Adds a later evening.
void add(Evening& sum, const Evening& later);

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
inline constexpr auto costPartKeys = keysOf<CostPart::Other>(
    { { CostPart::Pick, "pick" }, { CostPart::Bury, "bury" }, { CostPart::Call, "call" },
        { CostPart::Lead, "lead" }, { CostPart::Follow, "follow" }, { CostPart::Other, "other" } });

struct CostSum {
    int hands = 0; ///< with such a decision
    int decisions = 0;
    int mistakes = 0; ///< decisions that cost something
    double points = 0;

    bool operator==(const CostSum&) const = default;
};

using Costs = std::array<CostSum, costPartKeys.size()>;

} // namespace sheepshead
