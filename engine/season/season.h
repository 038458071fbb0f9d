// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/keys.h"
#include "engine/support/money.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// How a person belongs to a season.
enum class SeasonRole : std::uint8_t {
    Member,
    Substitute, ///< plays for members who are away: has a score, but no place and no prize
};

/// By what the standings of a season are ordered.
enum class SeasonMeasure : std::uint8_t {
    Total,
    PerHand,
    PerEvening,
};

/// What the numbers of a season's prizes are.
enum class PrizeKind : std::uint8_t {
    Percent, ///< of the fees without the kitty's share
    Amount,  ///< cents
};

// In score books; none changes.
inline constexpr auto seasonRoleKeys = keysOf<SeasonRole::Substitute>(
    { { SeasonRole::Member, "member" }, { SeasonRole::Substitute, "substitute" } });
inline constexpr auto seasonMeasureKeys =
    keysOf<SeasonMeasure::PerEvening>({ { SeasonMeasure::Total, "total" },
        { SeasonMeasure::PerHand, "per-hand" }, { SeasonMeasure::PerEvening, "per-evening" } });
inline constexpr auto prizeKindKeys = keysOf<PrizeKind::Amount>(
    { { PrizeKind::Percent, "percent" }, { PrizeKind::Amount, "amount" } });

/// A person of a season's group.
struct SeasonPerson {
    std::int64_t person = 0; ///< the number in the score book, from 1
    SeasonRole role = SeasonRole::Member;
    int handicap = 0; ///< points that each evening of this person gets more, or less

    bool operator==(const SeasonPerson&) const = default;
};

/// A named span of days with a group of people and rules of its own. Money is in cents.
struct Season {
    std::string name;
    std::string firstDay; ///< 2026-09-01
    std::string lastDay;
    std::vector<SeasonPerson> people;

    int bestEvenings = 0;  ///< how many of a person's evenings count, the best ones; 0: all
    int leastEvenings = 0; ///< a person with fewer has no place
    SeasonMeasure measure = SeasonMeasure::Total;

    int centsAPoint = 0;  ///< 0: the season is played for points
    int entryFee = 0;     ///< of each member, once
    int eveningFee = 0;   ///< of each member and substitute, for each evening they come
    int kittyPercent = 0; ///< of the fees; it is no part of the prizes
    PrizeKind prizeKind = PrizeKind::Percent;
    std::vector<int> prizes = {}; ///< by place, from the first

    /// The person in the group; null for a guest.
    const SeasonPerson* find(std::int64_t person) const;
    bool operator==(const Season&) const = default;
};

/// What a season cannot be.
enum class SeasonFault : std::uint8_t {
    NoName,
    NoDay,       ///< the first or the last is no day of the calendar
    EndsBefore,  ///< the last day is before the first
    TooFew,      ///< fewer than two people
    TooMany,     ///< more than `mostSeasonPeople`
    Twice,       ///< a person is in the group twice
    OutOfBounds, ///< a number
    PrizesAbove, ///< more than 100 percent
};

/// For messages to programs.
inline constexpr auto seasonFaultKeys = keysOf<SeasonFault::PrizesAbove>(
    { { SeasonFault::NoName, "no name" }, { SeasonFault::NoDay, "no day of the calendar" },
        { SeasonFault::EndsBefore, "the last day is before the first" },
        { SeasonFault::TooFew, "fewer than two people" },
        { SeasonFault::TooMany, "too many people" }, { SeasonFault::Twice, "a person comes twice" },
        { SeasonFault::OutOfBounds, "a number is out of bounds" },
        { SeasonFault::PrizesAbove, "prizes of more than 100 percent" } });

inline constexpr std::size_t mostSeasonPeople = 100;
inline constexpr std::size_t mostPrizes = 20;
inline constexpr int mostSeasonEvenings = 1000;
inline constexpr int mostHandicap = 10'000; ///< and the least below 0
inline constexpr int mostStake = 10'000;    ///< cents a point

/// The first thing that is wrong with a season; nothing if it is right.
std::optional<SeasonFault> faultOf(const Season& season);

} // namespace sheepshead
