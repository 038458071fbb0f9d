// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace sheepshead {

/// A computer player as he is met at the table. The key names his portrait.
struct RosterEntry {
    std::string_view key;
    std::string_view name;
};

inline constexpr std::array roster {
    RosterEntry { "ada", "Ada" },
    RosterEntry { "bruno", "Bruno" },
    RosterEntry { "clara", "Clara" },
    RosterEntry { "emil", "Emil" },
    RosterEntry { "frieda", "Frieda" },
    RosterEntry { "gus", "Gus" },
    RosterEntry { "lottie", "Lottie" },
    RosterEntry { "otto", "Otto" },
};

} // namespace sheepshead
