// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge.h"

#include <cstdint>

namespace sheepshead {

/// What a table of people scored in the deals of a challenge, which were dealt to them by its
/// dealing sheets. Only the scores are known, not the decisions. Everybody at the table is
/// compared: who has the same seat at another table has had the same cards.
struct RealTable {
    std::vector<std::string> players;                   ///< by seat
    std::vector<std::optional<std::vector<int>>> deals; ///< scores by seat; none: still open.
                                                        ///< The last one is there

    bool operator==(const RealTable&) const = default;
};

/// Why a deal cannot have these scores.
enum class TableScoreFault : std::uint8_t {
    Count,      ///< not one for each seat
    OutOfRange, ///< more than any rules pay
    SitsOut,    ///< a seat that sits out scores
    BelowZero,  ///< 4H-5: only winners add
    Sum,        ///< what one wins another loses
};

inline constexpr int mostDealScore = 10'000; ///< more than any rules pay

/// Nothing if these can be the scores of that deal, from 0, by seat.
std::optional<TableScoreFault> faultOfScores(
    const Challenge& challenge, int deal, const std::vector<int>& scores);
/// In English, for a file or a line that is refused.
std::string reasonOf(TableScoreFault fault);

/// Who plays that deal, from 0.
SeatSet seatsOfDeal(const Challenge& challenge, int deal);

/// What separates the names in a line of text; no name at a table has it.
inline constexpr char betweenNames = ';';

/// Why these cannot be the people of a table, in English: a name for each seat, each another one.
std::optional<std::string> faultOfPeople(
    const Challenge& challenge, const std::vector<std::string>& players);

/// Notes the scores of a deal, or that it is open.
void putScores(RealTable& table, int deal, std::optional<std::vector<int>> scores);

/// Both together, where they are of the same people and no deal has other scores in the other one.
std::optional<RealTable> mergedTable(const RealTable& one, const RealTable& other);

} // namespace sheepshead
