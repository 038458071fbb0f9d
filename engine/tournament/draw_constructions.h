// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/meetings.h"
#include "engine/tournament/tournament.h"

#include <optional>

namespace sheepshead {

/// A round that follows from the first one without a repeat, where there is one with tables of
/// allowed sizes.
///
/// With t tables, the person of seat s at table c of the first round goes to table c + m·s in the
/// round of the multiplier m. Two who sat at different tables and seats meet where
/// c + m·s = c' + m·s', so once for all multipliers if m - m' and s - s' never multiply to 0: among
/// the numbers modulo t (Cyclic), or in the finite field of t elements where t is the power of a
/// prime (Field). Where such multiples are used up, other shifts are looked for by which the people
/// of a seat move on together (Cyclic too). Those of the same seat never meet so; where 5 divides
/// t, they meet each other in a round of their own (Groups). Missing people leave empty chairs,
/// late ones take them.
std::optional<RoundDraw> constructedRound(
    const Tournament& tournament, int round, const MeetingTable& met);

} // namespace sheepshead
