// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/players/seating.h"

#include <array>
#include <cstddef>

namespace sheepshead::testing {

/// Karl is the person in front of the table, in seat 0. Two to eight players.
inline Seating karlsTable(std::size_t players = 5)
{
    constexpr std::array names { "Karl", "Ada", "Bruno", "Clara", "Emil", "Frieda", "Gustav",
        "Hanna" };
    Seating seating;
    for (std::size_t i = 0; i < players; ++i)
        seating.seats.push_back({ QString::fromLatin1(names.at(i)), QStringLiteral("ada"), false });
    seating.seats[0].person = true;
    return seating;
}

} // namespace sheepshead::testing
