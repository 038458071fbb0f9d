// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead::testing {

/// The path of a file or folder below tests/data.
std::string testData(std::string_view path);

} // namespace sheepshead::testing
