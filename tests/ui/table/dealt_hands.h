// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/seats.h"

/// Hands to lay on a table.
namespace sheepshead::testing {

inline HandState dealt(std::uint64_t seed, int dealer, std::string_view rules = "")
{
    return Match(variantWith(rules), seed, seatAt(dealer)).dealHand();
}

/// For PlayedTable::setChooser(): picks where that is possible.
inline Action picking(const Observation&, const std::vector<Action>& legal)
{
    const auto isPass = [](const Action& action) { return std::holds_alternative<Pass>(action); };
    return isPass(legal.front()) ? legal.back() : legal.front();
}

} // namespace sheepshead::testing
