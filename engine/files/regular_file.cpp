// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/regular_file.h"

#include <system_error>

namespace sheepshead {

std::string_view wordsOf(FileFault fault)
{
    switch (fault) {
    case FileFault::NotThere:
        return "there is no such file";
    case FileFault::NotAllowed:
        return "you may not read it";
    case FileFault::NotAFile:
        return "it is no ordinary file";
    case FileFault::TooLarge:
        return "it is too large";
    case FileFault::Unreadable:
        break;
    }
    return "it cannot be read";
}

std::optional<FileFault> faultOfFile(const std::filesystem::path& file, std::uintmax_t mostBytes)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return FileFault::NotThere;
    if (error)
        return error == std::errc::permission_denied ? FileFault::NotAllowed
                                                     : FileFault::Unreadable;
    if (status.type() != std::filesystem::file_type::regular)
        return FileFault::NotAFile;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error)
        return FileFault::Unreadable;
    return size > mostBytes ? std::optional(FileFault::TooLarge) : std::nullopt;
}

} // namespace sheepshead
