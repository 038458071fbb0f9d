// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/support/rng.h"

namespace sheepshead::testing {

/// Every rule at random, whether it means something beside the others or not.
Variant randomVariant(Rng& rng);

} // namespace sheepshead::testing
