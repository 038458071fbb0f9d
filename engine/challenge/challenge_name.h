// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sheepshead {

inline constexpr std::size_t longestChallenger = 20; ///< in characters
inline constexpr std::size_t longestChallengeName = 60;

/// Why this cannot be the name of a person or a challenge; nothing if it can. A name from a
/// stranger has no control characters, none that turn the direction of the text around it, and no
/// line of its own.
std::optional<std::string> faultOfName(std::string_view name, std::size_t longest);

/// A name as it is typed, without what faultOfName() refuses; empty if nothing is left.
std::string cleanedName(std::string_view typed, std::size_t longest);

} // namespace sheepshead
