// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// A variant in one line: "layout=5H-A no-pick=leaster …", every rule that means something there,
/// so that a later change of a default changes no game that was written down.
std::string variantText(const Variant& variant);

/// Takes what variantText() writes, and less: rules that are not named have their layout's default.
/// An unknown rule, an unknown choice or a rule named twice is a problem whose place is the word at
/// fault.
Result<Variant> parseVariant(std::string_view text);

} // namespace sheepshead
