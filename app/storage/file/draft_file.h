// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

namespace sheepshead {

/// Has a file written under another name first, so that a file in its place is replaced whole or
/// not at all. Throws what `write` throws; nothing of the draft is left then. Throws a StorageError
/// for a pipe, a device or the like, which a file would take the place of.
void replaceWhole(const std::filesystem::path& file,
    const std::function<void(const std::filesystem::path& draft)>& write);

} // namespace sheepshead
