// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// A variant in one line: its layout, and what differs from that layout's defaults: "layout=5H-A
/// no-pick=doubler". Games are written down like that, so no default ever changes; a new rule has
/// the behaviour before it as its default, and changes no text.
std::string variantText(const Variant& variant);

/// Takes what variantText() writes, and rules at their defaults too, as older versions wrote them.
/// An unknown rule, an unknown choice or a rule named twice is a problem whose place is the word at
/// fault.
Result<Variant> parseVariant(std::string_view text);

} // namespace sheepshead
