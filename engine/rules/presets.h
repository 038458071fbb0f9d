// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/layouts.h"

#include <span>
#include <string_view>

namespace sheepshead {

/// A named set of house rules to start from. The key never changes and is worded by ui/.
struct Preset {
    std::string_view key;
    Variant variant;
};

std::span<const Preset> presets();

/// The preset with exactly these rules; none if the table has its own.
const Preset* presetOf(const Variant& variant);

} // namespace sheepshead
