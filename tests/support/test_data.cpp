// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_data.h"

namespace sheepshead::testing {

std::string testData(std::string_view path) { return TEST_DATA "/" + std::string(path); }

} // namespace sheepshead::testing
