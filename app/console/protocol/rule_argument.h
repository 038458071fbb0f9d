// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <string_view>

namespace sheepshead::console {

/// House rules as people give them to the console: a preset's key, a house-rule file
/// ("tuesday.sheeprules"), either with changes, "called-ace no-pick=doubler spitz=second", or rules
/// as variantText() writes them. A DataError if they cannot be understood or played, or if one of
/// them has no effect with the others. The changes override the rules of a preset or a file.
CheckedVariant rulesFrom(std::string_view text);

} // namespace sheepshead::console
