// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sheepshead {

/// Whether the person lays down their cards when the rest of the hand is decided. Computer players
/// do so unless it is Never.
enum class LayingDown : std::uint8_t { Never, Ask, Always };

} // namespace sheepshead
