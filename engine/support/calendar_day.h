// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sheepshead {

/// Whether it is a day of the calendar, "2024-05-31". Two of them compare as their texts do.
bool isDay(std::string_view day);

} // namespace sheepshead
