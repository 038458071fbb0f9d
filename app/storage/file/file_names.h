// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace sheepshead {

/// What the database keeps beside its file, and needs to read it.
inline constexpr std::array<std::string_view, 3> companionEndings { "-wal", "-shm", "-journal" };

/// Whether there is a file, folder or link of this name, even one that leads nowhere.
bool isThere(const std::filesystem::path& file);

/// The file to which a symbolic link leads, through others if need be, whether it is there or not;
/// any other path as it is. The database keeps what is beside a book beside that file. A book that
/// is a link, as into a folder of the cloud, stays one.
std::filesystem::path behindLinks(std::filesystem::path file);

std::string utf8(const std::filesystem::path& path);

/// The name by which SQLite opens this file. It takes "file:x" for an address, and ":memory:" for a
/// database of no file.
std::string databaseName(const std::filesystem::path& file);

/// "scores.db" and "-wal": "scores.db-wal".
std::filesystem::path withEnding(const std::filesystem::path& file, std::string_view ending);

/// Whether the names of a book's companions are not too long for a disk.
bool hasRoomForCompanions(const std::filesystem::path& book);

/// The file with this ending, or with a number behind it, so that neither a file of this name nor a
/// companion of one is there yet. A name that would be too long for a disk is cut before the
/// ending.
std::filesystem::path freeName(const std::filesystem::path& file, const std::string& ending);

} // namespace sheepshead
