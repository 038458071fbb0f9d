// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sheepshead::console {

/// The whole of a file, or of the standard input for "-". A DataError if it cannot be read, as of a
/// folder, a pipe or a device by its name.
std::string contentOf(const std::string& path);

} // namespace sheepshead::console
