// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sheepshead {

/// Files that only their owner may read: who played with whom is nobody else's business. What
/// cannot be done is left to those who open the file, and who tell it. Where a system has no such
/// permissions, only the folder is made.

/// Makes an empty file that only its owner may read and write, if there is none. What is written
/// into it later, and what SQLite keeps beside it, stays so.
void beginPrivateFile(const std::filesystem::path& file);

/// Makes a folder, with those around it, that only its owner may enter, if there is none.
void makePrivateFolder(const std::filesystem::path& folder);

/// Takes from others what they may do with a file or folder of this person's. Follows no links.
void narrowToOwner(const std::filesystem::path& path);

} // namespace sheepshead
