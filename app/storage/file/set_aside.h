// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <filesystem>

namespace sheepshead {

/// Gives a file that cannot be used, and all that belongs to it, a name that is still free in the
/// same folder, so that a new book can begin in its place. Nothing is deleted or written over.
/// Of a symbolic link it is the file to which it leads. Returns the new name.
Result<std::filesystem::path> setAside(const std::filesystem::path& file);

} // namespace sheepshead
