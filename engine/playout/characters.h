// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/habits.h"

#include <span>
#include <string_view>

namespace sheepshead {

/// A computer player as people meet it: a name, and a way of playing that it has at every level.
/// The key also names its portrait and its words; it never changes.
struct Character {
    std::string_view key;
    std::string_view name; ///< until a person gives it another one
    /// Turns the dials of any habits: a regular's, or those with a beginner's mistake.
    void (*dial)(Habits& habits);
    bool goesAlone = true; ///< false: never while it may have a partner, at any level

    Habits over(Habits habits) const
    {
        dial(habits);
        return habits;
    }
};

/// All of them. The first seven sit at the largest table of a first start.
std::span<const Character> characters();

/// The character of a key; null for one that none has.
const Character* characterOf(std::string_view key);

/// The habits of a regular with the dials of a character, if there is one.
Habits habitsOf(const Character* character);

} // namespace sheepshead
