// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace sheepshead {

/// Throws a StorageError if the book or what the database keeps beside it is there and is a pipe, a
/// device or the like. Folders in the place of the book are told elsewhere, as no book.
void checkKindOfFiles(const std::filesystem::path& book);

/// The content of a companion ("-wal", "-journal"), which no program locks; empty if it is not
/// there. Throws a StorageError if it cannot be read.
std::string bytesOfCompanion(const std::filesystem::path& book, std::string_view ending);

} // namespace sheepshead
