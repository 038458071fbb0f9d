// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sheepshead {

/// Throws a StorageError if a file that is to be written is the book itself, or has the name of
/// what the database keeps beside it, whether that is there or not. What is written there would be
/// taken for the book, or for changes of it.
void checkElsewhere(const std::filesystem::path& book, const std::filesystem::path& file);

} // namespace sheepshead
