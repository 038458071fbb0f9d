// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sheepshead {

/// Why a file is not read.
enum class FileFault : std::uint8_t {
    NotThere,
    NotAllowed, ///< the person may not read it
    NotAFile,   ///< a folder, a pipe, a device, a socket: reading it may never end
    TooLarge,
    Unreadable, ///< the disk does not give it
};

/// In plain English, as the end of a sentence: "it is no ordinary file".
std::string_view wordsOf(FileFault fault);

/// What is in a file, or why it was not read.
struct FileReading {
    std::string bytes;
    std::optional<FileFault> fault; ///< the bytes are empty then

    explicit operator bool() const { return !fault; }
};

/// Reads a whole regular file, or one that a symbolic link leads to. Never waits for another
/// program, and never opens a pipe, a device or the like, which could have effects of its own. All
/// files from outside are read by this function, so that the bound is never forgotten.
FileReading readRegularFile(const std::filesystem::path& file, std::uintmax_t mostBytes);

/// Why readRegularFile() would not read it, as far as that can be seen from outside; for files that
/// a library opens itself.
std::optional<FileFault> faultOfFile(
    const std::filesystem::path& file, std::uintmax_t mostBytes = UINTMAX_MAX);

} // namespace sheepshead
