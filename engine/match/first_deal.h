// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sheepshead {

/// The seed of the match whose first hand is dealt from this deal number: the inverse of
/// mixedSeed(seed, 0). Every number has exactly one.
std::uint64_t seedDealingFirst(std::uint64_t dealNumber);

} // namespace sheepshead
