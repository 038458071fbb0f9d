// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/policy.h"

#include <span>
#include <string_view>

namespace sheepshead {

/// A way to play, as people have them: habits, and how firmly it keeps to them.
struct Style {
    std::string_view key; ///< for files; never changes
    Habits habits;
    Lapses lapses;
    double share; ///< of all players that are met for the first time; the library's sum is 1
};

/// The library: what people do, from careful to careless. The first one is the regular.
std::span<const Style> styles();

/// Their policies, in the same order.
std::span<const Policy> stylePolicies();

/// The style of a key; nothing for one that no style has.
const Style* styleOf(std::string_view key);

} // namespace sheepshead
