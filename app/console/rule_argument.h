// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <string_view>

namespace sheepshead::console {

/// House rules as people give them to the console: a preset's key, rules as variantText() writes
/// them, or a preset with changes, "called-ace no-pick=doubler spitz=second". A DataError if they
/// cannot be understood or played.
CheckedVariant rulesFrom(std::string_view text);

} // namespace sheepshead::console
