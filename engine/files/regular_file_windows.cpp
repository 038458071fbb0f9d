// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/regular_file.h"

#include <array>
#include <fstream>

namespace sheepshead {

FileReading readRegularFile(const std::filesystem::path& file, std::uintmax_t mostBytes)
{
    if (const auto fault = faultOfFile(file, mostBytes))
        return { {}, fault };
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return { {}, FileFault::NotAllowed };
    std::string bytes;
    std::array<char, 65536> block {};
    do {
        stream.read(block.data(), block.size());
        bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (bytes.size() > mostBytes)
            return { {}, FileFault::TooLarge };
    } while (stream);
    if (stream.bad())
        return { {}, FileFault::Unreadable };
    return { std::move(bytes), std::nullopt };
}

} // namespace sheepshead
