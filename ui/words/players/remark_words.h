// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace sheepshead {

/// What a computer player has a word to say about.
enum class Occasion : std::uint8_t {
    BigTrick,        ///< it took many points
    PersonsBigTrick, ///< the person did
    Cracked,         ///< it has picked, and was cracked
    AloneWon,        ///< its hand alone against all
    PickerLost,      ///< its hand as picker
    SchneiderWon,    ///< its side's hand
    LeasterWon,
    MauerPassed, ///< after the hand: it had passed a strong one
};

inline constexpr int occasionCount = 8;

/// The words for it, of a character with this key. Empty for a key that none has.
QString remarkText(const QString& character, Occasion occasion);

} // namespace sheepshead
