// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sheepshead {

/// Whether a hand is played to its last card when its rest is decided. Computer players lay their
/// cards down unless it is never.
enum class LayingDown : std::uint8_t { Never, Ask, Always };

} // namespace sheepshead
