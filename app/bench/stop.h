// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace sheepshead::bench {

/// Asked again and again during long work; true: answer with what was measured so far.
using Stop = std::function<bool()>;

} // namespace sheepshead::bench
