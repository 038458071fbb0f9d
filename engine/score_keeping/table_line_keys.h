// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"

#include <array>
#include <string_view>

namespace sheepshead {

// The words of a line for the values of each enumeration, in its order.

inline constexpr std::array<std::string_view, 10> lineKinds { "picked", "leaster", "moster",
    "mittler", "schneidster", "schwanzer", "two-handed", "bid", "doubler",
    "redeal" }; // as in TypedKind
static_assert(lineKinds.size() == static_cast<std::size_t>(TypedKind::Redeal) + 1);
inline constexpr std::array<std::string_view, 6> lineTiers { "won-all-tricks", "won-schneider",
    "won", "lost", "lost-schneider", "lost-no-trick" };
inline constexpr std::array<std::string_view, 3> lineBets { "none", "made", "missed" };
inline constexpr std::array<std::string_view, 3> lineSolos { "best", "side", "billy" };

} // namespace sheepshead
