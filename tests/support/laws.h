// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <cstdint>
#include <optional>
#include <string>

namespace sheepshead::testing {

/// Plays hands of one match at random and holds them against the laws that no house rule changes:
/// every card is in one place, the 120 points are somewhere, legalActions() and whyNot() agree, an
/// observation depends on no card that its seat cannot see and never takes a friend for a foe,
/// scores and pot sum to zero (not in 4H-5), and the hand's record plays it again.
/// The law that was broken first, with the record of the hand as far as it went; nothing if all
/// held.
std::optional<std::string> brokenLaw(const CheckedVariant& variant, std::uint64_t seed, int hands);

} // namespace sheepshead::testing
